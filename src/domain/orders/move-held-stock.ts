import { Prisma } from '../../../prisma/generated/client.ts'
import type { TxCtx } from '../context.ts'

/** Ends the hold of an order on its stock, in one statement; an order that holds none changes nothing. */
export async function moveHeldStock(ctx: TxCtx, orderId: string, to: 'released' | 'settled'): Promise<void> {
  const sold = to === 'settled' ? Prisma.sql`l.quantity` : Prisma.sql`0`
  await ctx.tx.$executeRaw`
    WITH held AS (
      UPDATE orders SET stock_state = ${to}
      WHERE tenant_id = ${ctx.tenantId}::uuid AND id = ${orderId}::uuid AND stock_state = 'held' RETURNING id
    ), ended AS (
      UPDATE stock_holds k SET ended_at = greatest(${ctx.clock.now()}::timestamptz, k.held_at), outcome = ${to}
      FROM held h WHERE k.tenant_id = ${ctx.tenantId}::uuid AND k.order_id = h.id AND k.ended_at IS NULL
    ), lines AS (
      SELECT l.variant_id, sum(l.quantity)::int AS quantity
      FROM order_lines l JOIN held h ON h.id = l.order_id
      WHERE l.tenant_id = ${ctx.tenantId}::uuid GROUP BY l.variant_id
    ), locked AS (
      SELECT v.id, w.quantity FROM catalog_variants v JOIN lines w ON w.variant_id = v.id
      WHERE v.tenant_id = ${ctx.tenantId}::uuid ORDER BY v.id FOR UPDATE OF v
    )
    UPDATE catalog_variants v SET held = v.held - l.quantity, stock = v.stock - ${sold}
    FROM locked l WHERE v.tenant_id = ${ctx.tenantId}::uuid AND v.id = l.id`
}
