import type { Ctx } from '../context.ts'

/** Where the picture of an item lies on the shelf; null for an item without one. */
export async function findItemImage(ctx: Ctx, itemId: string): Promise<string | null> {
  const where = { tenantId_id: { tenantId: ctx.tenantId, id: itemId } }
  const item = await ctx.transaction(({ tx }) => tx.catalogItem.findUnique({ where, select: { imagePath: true } }))
  return item?.imagePath ?? null
}
