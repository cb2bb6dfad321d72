import { Prisma } from '../../../../prisma/generated/client.ts'
import type { Ctx } from '../../context.ts'
import { AppError } from '../../errors.ts'
import type { ShelfItem } from './schemas.ts'
import { shelfItems } from './shelf-items.ts'

/** An item, for sale or not. Throws `not_found`. */
export async function getShelfItem(ctx: Ctx, { itemId }: { itemId: string }): Promise<ShelfItem> {
  const [item] = await shelfItems(
    ctx,
    Prisma.sql`SELECT i.* FROM catalog_items i WHERE i.tenant_id = ${ctx.tenantId}::uuid AND i.id = ${itemId}::uuid`,
  )
  if (!item) throw new AppError('not_found', 'there is no such item')
  return item
}
