import type { Ctx } from '../../context.ts'
import { type SupplyKind, SupplyRow } from '../schemas/supply.ts'
import { insistOnTrips } from './insist-on-trips.ts'

/** What the shop has of one kind, at one place or on one route, in the order of its import. Throws `not_found` for a shop that plans no trips. */
export async function listSupply(ctx: Ctx, { kind, key }: { kind: SupplyKind; key: string }): Promise<SupplyRow[]> {
  return ctx.transaction(async (ctx) => {
    await insistOnTrips(ctx)
    const where = { tenantId: ctx.tenantId, kind, key }
    const rows = await ctx.tx.tripSupply.findMany({ where, orderBy: [{ position: 'asc' }, { ref: 'asc' }] })
    return rows.map(({ kind, key, ref, data, validFrom, validTo }) =>
      SupplyRow.parse({ kind, key, ref, valid_from: dayOf(validFrom), valid_to: dayOf(validTo), data }),
    )
  })
}

/** A day of a date column, which the client gives as its midnight in UTC. */
function dayOf(date: Date | null): string | null {
  return date?.toISOString().slice(0, 10) ?? null
}
