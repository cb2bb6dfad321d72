import type { Ctx } from '../context.ts'
import { toProperty } from './internal.ts'
import type { Property } from './schemas.ts'

/** Every property of the shop, by name. */
export async function listProperties(ctx: Ctx): Promise<Property[]> {
  const rows = await ctx.transaction(({ tx }) =>
    tx.property.findMany({ where: { tenantId: ctx.tenantId }, orderBy: { foldedName: 'asc' } }),
  )
  return rows.map(toProperty)
}
