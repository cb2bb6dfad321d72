import { recordAudit } from '../../audit/index.ts'
import type { Ctx } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { readSettings } from '../../tenancy/index.ts'
import { getShelfItem } from './get-shelf-item.ts'
import { insistOnFreeSkus } from './insist-on-free-skus.ts'
import type { ItemWords, NewVariant, ShelfItem } from './schemas.ts'

export interface NewItem extends ItemWords {
  sku: string
  /** In the currency of the shop. */
  variants: NewVariant[]
}

/** Puts a new item on the shelf: from the next message on the assistant knows it. Throws `conflict` for a SKU that is taken. */
export async function createItem(ctx: Ctx, { variants, ...item }: NewItem): Promise<ShelfItem> {
  return ctx.transaction(async (ctx) => {
    const { tx, tenantId, ids } = ctx
    const itemId = ids.uuid()
    const { currency } = await readSettings(ctx)
    const { count } = await tx.catalogItem.createMany({
      data: [{ ...item, tenantId, id: itemId }],
      skipDuplicates: true,
    })
    if (count === 0) throw new AppError('conflict', `there is an item with the SKU ${item.sku}`)
    await insistOnFreeSkus(ctx, { skus: variants.map(({ sku }) => sku), itemId })
    await tx.catalogVariant.createMany({
      data: variants.map((variant) => ({ ...variant, tenantId, id: ids.uuid(), itemId, currency })),
    })
    await recordAudit(ctx, {
      ...{ action: 'item.created', subjectType: 'item', subjectId: itemId },
      data: { name: item.name, sku: item.sku, variants: variants.length },
    })
    return getShelfItem(ctx, { itemId })
  })
}
