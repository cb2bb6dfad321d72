import type { TxCtx } from '../../context.ts'
import { getShelfItem } from './get-shelf-item.ts'
import type { ShelfItem } from './schemas.ts'

/** Keeps an item as it is until the transaction ends; its stock may still be sold. Throws `not_found`. */
export async function lockItem(ctx: TxCtx, itemId: string): Promise<ShelfItem> {
  await ctx.tx.$queryRaw`
    SELECT i.id FROM catalog_items i WHERE i.tenant_id = ${ctx.tenantId}::uuid AND i.id = ${itemId}::uuid FOR NO KEY UPDATE`
  return getShelfItem(ctx, { itemId })
}
