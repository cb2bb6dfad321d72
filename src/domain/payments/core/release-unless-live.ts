import type { TxCtx } from '../../context.ts'
import { type OrderRow, releaseStock } from '../../orders/index.ts'
import { isShared } from '../shares/is-shared.ts'

/**
 * Lets an order's stock go when none of its payments is live any more: a prompt, an instruction and a card link may
 * stand side by side. Where several people pay, the goods stay as long as they were kept for them. Call under the order's lock.
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
  if (live === null && !(await isShared(ctx, order.id))) await releaseStock(ctx, { orderId: order.id })
}
