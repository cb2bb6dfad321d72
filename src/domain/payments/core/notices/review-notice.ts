import type { TxCtx } from '../../../context.ts'
import { type OrderRow, transitionOrder } from '../../../orders/index.ts'
import type { Attempt } from '../attempt.ts'
import { type ToldAmounts, tellCustomer } from './tell-customer.ts'

/**
 * Stops the order where it is, for a person to decide, and tells the customer that somebody looks at her payment. An
 * order that another payment has paid goes its way.
 * @param about the money in question, when it is not the attempt's own: then each is told of by its own key
 */
export async function reviewNotice(
  ctx: TxCtx,
  attempt: Attempt,
  order: OrderRow,
  reason: string,
  about?: ToldAmounts & { state: string },
): Promise<Attempt> {
  ctx.log.error('payment_needs_review', { tenantId: ctx.tenantId, attemptId: attempt.id, orderId: order.id, reason })
  if (order.status === 'awaiting_payment' || order.status === 'cancelled') {
    await transitionOrder(ctx, { orderId: order.id, to: 'needs_review', reason })
  }
  await tellCustomer(ctx, attempt, 'payment_in_review', about?.state ?? 'needs_review', about)
  return attempt
}
