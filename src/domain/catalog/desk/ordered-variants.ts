import type { TxCtx } from '../../context.ts'

/** Which of these variants stand in an order or a cart: those stay, because the books name them. One statement. */
export async function orderedVariants(
  { tx, tenantId }: TxCtx,
  variantIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (variantIds.length === 0) return new Set()
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT DISTINCT l.variant_id AS id FROM order_lines l
    WHERE l.tenant_id = ${tenantId}::uuid AND l.variant_id = ANY (${[...variantIds]}::uuid[])`
  return new Set(rows.map(({ id }) => id))
}
