import type { Ctx, Tx } from '../context.ts'
import { type OrderRow, transitionOrder } from '../orders/index.ts'
import type { Attempt } from './attempt.ts'
import { type ToldAmounts, tellCustomer } from './tell-customer.ts'

/** An attempt after evidence was applied; `told` says that a sentence for the customer was queued. */
export interface Settled {
  attempt: Attempt
  told: boolean
}

/**
 * Stops the order where it is, for a person to decide, and tells the customer that somebody looks at her payment. An
 * order that another payment has paid goes its way.
 * @param about the money in question, when it is not the attempt's own: then each is told of by its own key
 */
export async function reviewNotice(
  tx: Tx,
  ctx: Ctx,
  attempt: Attempt,
  order: OrderRow,
  reason: string,
  about?: ToldAmounts & { state: string },
): Promise<Settled> {
  ctx.log.error('payment_needs_review', { tenantId: ctx.tenantId, attemptId: attempt.id, orderId: order.id, reason })
  if (order.status === 'awaiting_payment' || order.status === 'cancelled') {
    await transitionOrder(tx, ctx, { orderId: order.id, to: 'needs_review', reason })
  }
  return {
    attempt,
    told: await tellCustomer(tx, ctx, attempt, 'payment_in_review', about?.state ?? 'needs_review', about),
  }
}
