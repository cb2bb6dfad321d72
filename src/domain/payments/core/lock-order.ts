import type { TxCtx } from '../../context.ts'
import { getOrderRow, type OrderRow } from '../../orders/index.ts'

/**
 * Locks an order and then all its attempts until the transaction ends. Whoever moves money takes its locks in one order:
 * the order, its attempts, the receipt (`lockReceipt`), the money's row, the question about it. Then nobody ever waits for
 * somebody who waits for him. Throws `not_found`.
 */
export async function lockOrder(ctx: TxCtx, orderId: string): Promise<OrderRow> {
  const order = await getOrderRow(ctx, { orderId, lock: true })
  await ctx.tx.$queryRaw`
    SELECT id FROM payment_attempts WHERE tenant_id = ${ctx.tenantId}::uuid AND order_id = ${orderId}::uuid
    ORDER BY id FOR UPDATE`
  return order
}
