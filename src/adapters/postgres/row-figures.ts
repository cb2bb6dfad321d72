import { z } from 'zod'
import type { Figure } from '../../lib/figure.ts'
import type { TenantDb } from './tenant-db.ts'

const Rows = z.array(
  z.object({ name: z.string(), labels: z.record(z.string(), z.union([z.string(), z.boolean()])), value: z.number() }),
)
const Seen = z.tuple([z.object({ seen: z.coerce.number() })])

/** What trips are told of: runs that ended so lately. */
const TRIPS_WINDOW_MS = 5 * 60_000
/** Nobody's tenant. */
const NOBODY = '00000000-0000-4000-8000-00000000dead'

/**
 * How the installation stands, over all tenants and naming none: what waits and for how long, how planning trips went, and what
 * somebody who is no tenant can see of tenants (`cross_org_reads`, which the policies keep at 0).
 */
export function rowFigures(db: TenantDb): (now: Date) => Promise<Figure[]> {
  return async (now) => {
    const since = new Date(now.getTime() - TRIPS_WINDOW_MS)
    const [stand, trips, [{ seen }]] = await Promise.all([
      db.directory.$queryRaw`SELECT * FROM installation_figures(${now})`.then(figuresOf('tulia_')),
      db.directory.$queryRaw`SELECT * FROM trip_metrics(${since})`.then(figuresOf('tulia_trip_')),
      db.transaction(NOBODY, async (tx) =>
        Seen.parse(
          await tx.$queryRaw`
        SELECT (SELECT count(*) FROM (SELECT FROM tenants LIMIT 1) t) + (SELECT count(*) FROM (SELECT FROM customers LIMIT 1) c)
          + (SELECT count(*) FROM (SELECT FROM conversations LIMIT 1) v) + (SELECT count(*) FROM (SELECT FROM orders LIMIT 1) o)
          + (SELECT count(*) FROM (SELECT FROM money_receipts LIMIT 1) m) + (SELECT count(*) FROM (SELECT FROM audit_log LIMIT 1) a) AS seen`,
        ),
      ),
    ])
    const active = trips.map((one) => (one.name === 'tulia_trip_active_runs' ? { ...one, name: 'active_runs' } : one))
    return [...stand, ...active, { name: 'cross_org_reads', labels: {}, value: seen }]
  }
}

function figuresOf(prefix: string): (rows: unknown) => Figure[] {
  return (rows) =>
    Rows.parse(rows).map(({ name, labels, value }) => ({
      name: `${prefix}${name}`,
      labels: Object.fromEntries(Object.entries(labels).map(([label, text]) => [label, String(text)])),
      value,
    }))
}
