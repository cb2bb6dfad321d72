import { z } from 'zod'
import type { Metric } from '../../lib/prometheus-text.ts'
import type { TenantDb } from './tenant-db.ts'

const Row = z.object({
  name: z.string(),
  labels: z.record(z.string(), z.union([z.string(), z.boolean()])),
  value: z.number(),
})

/** How planning trips went since an instant, over all tenants and naming none. */
export function postgresTripMetrics(db: Pick<TenantDb, 'directory'>): (since: Date) => Promise<Metric[]> {
  return async (since) => {
    const rows = z.array(Row).parse(await db.directory.$queryRaw`SELECT * FROM trip_metrics(${since})`)
    return rows.map(({ name, labels, value }) => ({
      name: `tulia_trip_${name}`,
      labels: Object.fromEntries(Object.entries(labels).map(([label, text]) => [label, String(text)])),
      value,
    }))
  }
}
