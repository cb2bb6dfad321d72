import { isStale } from '../../../lib/is-stale.ts'
import { recordAudit } from '../../audit/index.ts'
import type { Ctx, TxCtx } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { readSettings } from '../../tenancy/index.ts'
import { getShelfItem } from './get-shelf-item.ts'
import { insistOnFreeSkus } from './insist-on-free-skus.ts'
import { lockItem } from './lock-item.ts'
import { orderedVariants } from './ordered-variants.ts'
import type { NewVariant, ShelfItem, ShelfVariant } from './schemas.ts'

/**
 * Gives an item these variants, by SKU: new ones come in with their stock, those that are there keep theirs, and those that are left
 * out go. Throws `not_found`, and `conflict` for a SKU of another item and for one that is left out but was ordered: the books name it.
 * @param seen the version of the item when the caller saw it; null for whatever there is
 */
export async function setVariants(
  ctx: Ctx,
  { itemId, variants, seen }: { itemId: string; variants: readonly NewVariant[]; seen: number | null },
): Promise<{ outcome: 'changed' | 'stale'; item: ShelfItem }> {
  return ctx.transaction(async (ctx) => {
    const before = await lockItem(ctx, itemId)
    if (isStale(seen, before)) return { outcome: 'stale', item: before }
    const skus = variants.map(({ sku }) => sku)
    await insistOnFreeSkus(ctx, { skus, itemId })
    await takeOut(
      ctx,
      before.variants.filter(({ sku }) => !skus.includes(sku)),
    )
    await write(ctx, itemId, variants)
    await ctx.tx.catalogItem.updateMany({
      where: { tenantId: ctx.tenantId, id: itemId },
      data: { version: before.version + 1 },
    })
    const item = await getShelfItem(ctx, { itemId })
    await recordAudit(ctx, {
      ...{ action: 'item.variants_changed', subjectType: 'item', subjectId: itemId },
      data: {
        name: before.name,
        changes: [{ field: 'variants', before: listed(before), after: listed(item) }],
      },
    })
    return { outcome: 'changed', item }
  })
}

async function takeOut(ctx: TxCtx, gone: readonly ShelfVariant[]): Promise<void> {
  const ordered = await orderedVariants(
    ctx,
    gone.map(({ variantId }) => variantId),
  )
  const [named] = gone.filter(({ variantId }) => ordered.has(variantId))
  if (named) {
    throw new AppError('conflict', `${named.sku} was ordered, so it stays in the books: set its stock to 0 instead`)
  }
  await ctx.tx.catalogVariant.deleteMany({
    where: { tenantId: ctx.tenantId, id: { in: gone.map(({ variantId }) => variantId) } },
  })
}

/** One statement for all of them. */
async function write(ctx: TxCtx, itemId: string, variants: readonly NewVariant[]): Promise<void> {
  const { currency } = await readSettings(ctx)
  const rows = JSON.stringify(variants.map((variant) => ({ ...variant, id: ctx.ids.uuid() })))
  const written = await ctx.tx.$executeRaw`
    INSERT INTO catalog_variants (tenant_id, id, item_id, sku, name, options, price_minor, currency, stock)
    SELECT ${ctx.tenantId}::uuid, n.id, ${itemId}::uuid, n.sku, n.name, n.options, n."priceMinor", ${currency}, n.stock
    FROM jsonb_to_recordset(${rows}::jsonb)
      AS n(id uuid, sku text, name text, options jsonb, "priceMinor" int, stock int)
    ON CONFLICT (tenant_id, sku) DO UPDATE
      SET name = excluded.name, options = excluded.options, price_minor = excluded.price_minor, currency = excluded.currency
      WHERE catalog_variants.item_id = excluded.item_id`
  if (written < variants.length) throw new AppError('conflict', 'another item has got one of these SKUs just now')
}

function listed({ variants }: ShelfItem): string[] {
  return variants.map(({ sku, name, price }) => `${sku} ${name} ${price.amountMinor} ${price.currency}`)
}
