import type { TxCtx } from '../../context.ts'
import { AppError } from '../../errors.ts'

/** Throws `conflict`, naming them, for SKUs that variants of other items have. */
export async function insistOnFreeSkus(
  { tx, tenantId }: TxCtx,
  { skus, itemId }: { skus: readonly string[]; itemId: string },
): Promise<void> {
  const taken = await tx.catalogVariant.findMany({
    where: { tenantId, sku: { in: [...skus] }, itemId: { not: itemId } },
    select: { sku: true },
    orderBy: { sku: 'asc' },
  })
  if (taken.length === 0) return
  throw new AppError('conflict', `another item has the SKU ${taken.map(({ sku }) => sku).join(', ')}`)
}
