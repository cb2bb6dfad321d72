import type { TxCtx } from '../../context.ts'
import { AppError } from '../../errors.ts'

/** Throws `invalid_input` for SKUs that stand twice, and `conflict` for those that variants of other items have; each is named. */
export async function insistOnFreeSkus(
  { tx, tenantId }: TxCtx,
  { skus, itemId }: { skus: readonly string[]; itemId: string },
): Promise<void> {
  const twice = skus.find((sku, at) => skus.indexOf(sku) !== at)
  if (twice !== undefined) throw new AppError('invalid_input', `variants: two of them have the SKU ${twice}`)
  const taken = await tx.catalogVariant.findMany({
    where: { tenantId, sku: { in: [...skus] }, itemId: { not: itemId } },
    select: { sku: true },
    orderBy: { sku: 'asc' },
  })
  if (taken.length === 0) return
  throw new AppError('conflict', `another item has the SKU ${taken.map(({ sku }) => sku).join(', ')}`)
}
