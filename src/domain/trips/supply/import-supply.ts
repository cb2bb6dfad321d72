import { z } from 'zod'
import { JsonObject } from '../../../lib/json.ts'
import { recordAudit } from '../../audit/index.ts'
import type { Ctx } from '../../context.ts'
import { SupplyRow } from '../schemas/supply.ts'
import { insistOnTrips } from './insist-on-trips.ts'
import { type RowProblem, readRows } from './read-rows.ts'
import { readWrittenHours } from './read-written-hours.ts'

export type SupplyImported =
  | { outcome: 'imported'; rows: number; removed: number }
  | { outcome: 'refused'; problems: RowProblem[] }

/** A row in which the hours of a venue may stand as people write them, `hours`, in the place of what is kept of them. */
const Written = z
  .unknown()
  .transform((row, check) => {
    const venue = WrittenVenue.safeParse(row)
    if (!venue.success) return row
    const { hours, ...data } = venue.data.data
    const read = readWrittenHours(hours)
    if (read.outcome === 'read') return { ...venue.data, data: { ...read.hours, ...data } }
    check.addIssue({ code: 'custom', path: ['data', 'hours'], message: read.problem })
    return z.NEVER
  })
  .pipe(SupplyRow)
const WrittenVenue = z.looseObject({
  kind: z.literal('attraction'),
  data: JsonObject.and(z.looseObject({ hours: z.string() })),
})

/**
 * Puts rows in the place of all that the shop had of the same kind at the same place: `{ "rows": [...] }`, whole or not at all.
 * What it names no place of stays. Throws `not_found` for a shop that plans no trips.
 */
export async function importSupply(ctx: Ctx, json: unknown): Promise<SupplyImported> {
  return ctx.transaction(async (ctx) => {
    await insistOnTrips(ctx)
    const read = readRows(json, 'rows', Written, ({ kind, key, ref }) => `${kind} ${key} ${ref}`)
    if (read.outcome === 'refused') return read
    const { tenantId, tx } = ctx
    // Imports of one shop wait for each other: of two at once the later one counts, as a whole.
    await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`trip_supply ${tenantId}`}, 0))`
    const rows = JSON.stringify(read.rows.map((row, position) => ({ ...row, position })))
    const gone = await tx.$executeRaw`
      DELETE FROM trip_supply s WHERE s.tenant_id = ${tenantId}::uuid
        AND (s.kind, s.key) IN (SELECT n.kind, n.key FROM jsonb_to_recordset(${rows}::jsonb) AS n(kind text, key text))
        AND NOT EXISTS (SELECT FROM jsonb_to_recordset(${rows}::jsonb) AS n(kind text, key text, ref text)
          WHERE n.kind = s.kind AND n.key = s.key AND n.ref = s.ref)`
    await tx.$executeRaw`
      INSERT INTO trip_supply (tenant_id, kind, key, ref, data, position, valid_from, valid_to)
      SELECT ${tenantId}::uuid, n.kind, n.key, n.ref, n.data, n.position, n.valid_from, n.valid_to
      FROM jsonb_to_recordset(${rows}::jsonb)
        AS n(kind text, key text, ref text, data jsonb, position int, valid_from date, valid_to date)
      ON CONFLICT (tenant_id, kind, key, ref) DO UPDATE SET data = excluded.data, position = excluded.position,
        valid_from = excluded.valid_from, valid_to = excluded.valid_to`
    const done = { rows: read.rows.length, removed: gone }
    await recordAudit(ctx, {
      ...{ action: 'trips.supply_imported', subjectType: 'tenant', subjectId: tenantId, data: done },
    })
    return { outcome: 'imported', ...done }
  })
}
