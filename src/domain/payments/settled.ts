import type { Ctx, Tx } from '../context.ts'
import { type OrderRow, transitionOrder } from '../orders/index.ts'
import type { Attempt } from './attempt.ts'
import { tellCustomer } from './tell-customer.ts'

/** An attempt after evidence was applied; `told` says that a sentence for the customer was queued. */
export interface Settled {
  attempt: Attempt
  told: boolean
}

/**
 * Stops the order where it is, for a person to decide, and tells the customer that somebody looks at her payment. An
 * order that another payment has paid goes its way.
 */
export async function reviewNotice(
  tx: Tx,
  ctx: Ctx,
  attempt: Attempt,
  order: OrderRow,
  reason: string,
): Promise<Settled> {
  ctx.log.error('payment_needs_review', { tenantId: ctx.tenantId, attemptId: attempt.id, orderId: order.id, reason })
  if (order.status === 'awaiting_payment' || order.status === 'cancelled') {
    await transitionOrder(tx, ctx, { orderId: order.id, to: 'needs_review', reason })
  }
  return { attempt, told: await tellCustomer(tx, ctx, attempt, 'payment_in_review', 'needs_review') }
}
