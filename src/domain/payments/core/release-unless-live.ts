import type { TxCtx } from '../../context.ts'
import { type OrderRow, releaseStock } from '../../orders/index.ts'

/**
 * Lets an order's stock go when none of its payments is live any more: a prompt, an instruction and a card link may
 * stand side by side. Call under the order's lock.
 */
export async function releaseUnlessLive(ctx: TxCtx, order: OrderRow): Promise<void> {
  if (order.stockState !== 'held') return
  const live = await ctx.tx.paymentAttempt.findFirst({
    where: {
      tenantId: ctx.tenantId,
      orderId: order.id,
      superseded: false,
      status: { in: ['created', 'submitting', 'submit_unknown', 'pending', 'partially_paid'] },
    },
    select: { id: true },
  })
  if (live === null) await releaseStock(ctx, { orderId: order.id })
}
