import type { TxCtx } from '../context.ts'
import type { CartLine, OrderChange } from './schemas.ts'

/** What of these lines can be had now, counting what the order itself keeps, and what cannot. */
export async function sellableLines(
  ctx: TxCtx,
  { orderId, lines }: { orderId: string | null; lines: readonly CartLine[] },
): Promise<{ lines: CartLine[]; gone: OrderChange[] }> {
  const variants = await ctx.tx.$queryRaw<{ id: string; itemName: string; variantName: string; available: number }[]>`
    SELECT v.id, i.name AS "itemName", v.name AS "variantName", CASE WHEN i.active THEN v.stock - v.held + coalesce((
        SELECT sum(h.quantity) FROM stock_holds h
        WHERE h.tenant_id = v.tenant_id AND h.order_id = ${orderId}::uuid AND h.variant_id = v.id AND h.ended_at IS NULL), 0)
      ELSE 0 END::int AS available
    FROM catalog_variants v JOIN catalog_items i ON i.tenant_id = v.tenant_id AND i.id = v.item_id
    WHERE v.tenant_id = ${ctx.tenantId}::uuid AND v.id = ANY (${lines.map(({ variantId }) => variantId)}::uuid[])`
  const left = new Map(variants.map(({ id, available }) => [id, Math.max(0, available)]))
  const kept = lines.flatMap((line) => {
    const quantity = Math.min(line.quantity, left.get(line.variantId) ?? 0)
    left.set(line.variantId, (left.get(line.variantId) ?? 0) - quantity)
    return quantity === 0 ? [] : [{ ...line, quantity }]
  })
  const unitsOf = (of: readonly CartLine[], id: string) =>
    of.filter(({ variantId }) => variantId === id).reduce((sum, { quantity }) => sum + quantity, 0)
  const gone = variants.flatMap(({ id, itemName, variantName }): OrderChange[] => {
    const units = unitsOf(kept, id)
    return units === unitsOf(lines, id) ? [] : [{ what: 'gone', itemName, variantName, left: units }]
  })
  return { lines: kept, gone }
}
