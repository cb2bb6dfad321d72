import type { TxCtx } from '../../context.ts'
import { readSettings } from '../../tenancy/index.ts'
import type { ShelfItem } from '../desk/schemas.ts'
import {
  type Change,
  lockShelf,
  nextChanges,
  type Outcome,
  readShelf,
  settleChanges,
  type Written,
  writeShelf,
} from './internal.ts'
import type { LeftBecause } from './schemas.ts'

/** Puts the next items of an import on the shelf, and keeps what was there before. Says how many it has looked at. */
export async function applyBatch(ctx: TxCtx, importId: string): Promise<number> {
  const changes = await nextChanges(ctx, importId, 'planned')
  if (changes.length === 0) return 0
  const skus = changes.map(({ itemSku }) => itemSku)
  const before = await lockShelf(ctx, skus)
  const { currency } = await readSettings(ctx)
  const owners = await ownersOf(ctx, changes)
  const outcomes = new Map<string, Outcome>()
  const written: Written[] = []
  for (const change of changes) {
    const { position, itemSku } = change
    const item = before.get(itemSku) ?? null
    const reason = whyLeft(change, item, owners)
    outcomes.set(itemSku, { position, state: reason === null ? 'applied' : 'refused', reason, before: item })
    if (reason === null) written.push(merged(ctx, change, item, currency))
  }
  await writeShelf(ctx, written)
  const after = await readShelf(ctx, skus)
  const settled = [...outcomes].map(([sku, outcome]) =>
    outcome.state === 'applied' ? { ...outcome, after: after.get(sku) ?? null } : outcome,
  )
  await settleChanges(ctx, importId, settled)
  return changes.length
}

/** The SKU of the item that has each of the variants. */
async function ownersOf({ tx, tenantId }: TxCtx, changes: readonly Change[]): Promise<ReadonlyMap<string, string>> {
  const skus = changes.flatMap(({ wanted }) => wanted.variants.map(({ sku }) => sku))
  const rows = await tx.catalogVariant.findMany({
    where: { tenantId, sku: { in: skus } },
    select: { sku: true, item: { select: { sku: true } } },
  })
  return new Map(rows.map(({ sku, item }) => [sku, item.sku]))
}

/** The shelf may be another than when the file was checked. */
function whyLeft(
  { itemSku, wanted }: Change,
  item: ShelfItem | null,
  owners: ReadonlyMap<string, string>,
): LeftBecause | null {
  for (const { sku, stock } of wanted.variants) {
    if ((owners.get(sku) ?? itemSku) !== itemSku) return 'sku_elsewhere'
    const held = item?.variants.find((variant) => variant.sku === sku)?.held ?? 0
    if (stock !== undefined && stock < held) return 'below_held'
  }
  const isWhole = wanted.variants.every(({ priceMinor, sku }) => priceMinor !== undefined || owners.has(sku))
  return isWhole && (item !== null || wanted.words.name !== undefined) ? null : 'changed_since'
}

/** The item as it is, with what the file says in its place. */
function merged(ctx: TxCtx, { itemSku, wanted }: Change, item: ShelfItem | null, currency: string): Written {
  const {
    name = '',
    description = '',
    category = '',
    brand = '',
    tags = [],
    active = true,
  } = { ...item, ...wanted.words }
  return {
    ...{ itemId: item?.itemId ?? ctx.ids.uuid(), sku: itemSku, attributes: item?.attributes ?? {} },
    ...{ name, description, category, brand, tags, active },
    variants: wanted.variants.map((variant) => {
      const known = item?.variants.find(({ sku }) => sku === variant.sku)
      const amountMinor = variant.priceMinor ?? known?.price.amountMinor ?? 0
      return {
        variantId: known?.variantId ?? ctx.ids.uuid(),
        sku: variant.sku,
        name: variant.name ?? known?.name ?? variant.sku,
        options: variant.options ?? known?.options ?? {},
        price: {
          amountMinor,
          currency: variant.priceMinor === undefined ? (known?.price.currency ?? currency) : currency,
        },
        stock: variant.stock ?? known?.stock ?? 0,
      }
    }),
  }
}
