import type { TxCtx } from '../context.ts'

/** Puts goods that were paid for and never left back on sale, in one statement; an order that has taken none changes nothing. */
export async function returnStock(ctx: TxCtx, { orderId }: { orderId: string }): Promise<void> {
  await ctx.tx.$executeRaw`
    WITH sold AS (
      UPDATE orders SET stock_state = 'released'
      WHERE tenant_id = ${ctx.tenantId}::uuid AND id = ${orderId}::uuid AND stock_state = 'settled' RETURNING id
    ), lines AS (
      SELECT l.variant_id, sum(l.quantity)::int AS quantity
      FROM order_lines l JOIN sold s ON s.id = l.order_id
      WHERE l.tenant_id = ${ctx.tenantId}::uuid GROUP BY l.variant_id
    ), locked AS (
      SELECT v.id, w.quantity FROM catalog_variants v JOIN lines w ON w.variant_id = v.id
      WHERE v.tenant_id = ${ctx.tenantId}::uuid ORDER BY v.id FOR UPDATE OF v
    )
    UPDATE catalog_variants v SET stock = v.stock + l.quantity
    FROM locked l WHERE v.tenant_id = ${ctx.tenantId}::uuid AND v.id = l.id`
}
