import type { Ctx } from '../context.ts'
import { fetchProperty, toItem } from './internal.ts'
import type { ItemCategory, StoredItem } from './schemas.ts'

/** What a property says, category by category, in the order of its file. Throws `not_found` for a property of somebody else. */
export async function listItems(
  ctx: Ctx,
  { propertyId, category }: { propertyId: string; category: ItemCategory | null },
): Promise<StoredItem[]> {
  const rows = await ctx.transaction(async (ctx) => {
    await fetchProperty(ctx, propertyId)
    return ctx.tx.propertyItem.findMany({
      where: { tenantId: ctx.tenantId, propertyId, ...(category !== null && { category }) },
      orderBy: [{ category: 'asc' }, { position: 'asc' }],
    })
  })
  return rows.map(toItem)
}
