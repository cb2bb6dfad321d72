import type { Ctx } from '../../context.ts'
import { SupplyKind } from '../schemas/supply.ts'
import { insistOnTrips } from './insist-on-trips.ts'

/** A place, or a route, and how many rows the shop has for it; a kind that it has none of is left out. */
export interface SupplyKey {
  key: string
  rows: Partial<Record<SupplyKind, number>>
}

/** What the shop has supply of its own for, by name. Throws `not_found` for a shop that plans no trips. */
export async function listSupplyKeys(ctx: Ctx): Promise<SupplyKey[]> {
  return ctx.transaction(async (ctx) => {
    await insistOnTrips(ctx)
    const counted = await ctx.tx.tripSupply.groupBy({
      by: ['key', 'kind'],
      where: { tenantId: ctx.tenantId },
      _count: true,
      orderBy: [{ key: 'asc' }, { kind: 'asc' }],
    })
    const keys = new Map<string, SupplyKey>()
    for (const { key, kind, _count } of counted) {
      const found = keys.get(key) ?? { key, rows: {} }
      found.rows[SupplyKind.parse(kind)] = _count
      keys.set(key, found)
    }
    return [...keys.values()]
  })
}
