import { formatMoney } from '../../../../lib/money.ts'
import type { Ctx } from '../../../context.ts'
import { createTicket } from '../../../handoff/index.ts'
import { PAYMENT_METHODS } from '../../methods/payment-methods.ts'
import type { Attempt } from '../attempt.ts'

/**
 * Calls a person for an attempt that machines must not decide. Until this is done the attempt keeps a next look, so a
 * crash before it only delays the ticket; a conversation has one open ticket of this kind, so a repetition adds none.
 */
export async function openReviewTicket(ctx: Ctx, attempt: Attempt): Promise<void> {
  const scope = { ...ctx, conversationId: attempt.conversationId, customerId: attempt.customerId }
  const amount = formatMoney({ amountMinor: attempt.amountMinor, currency: attempt.currency })
  const receipt = attempt.receipt === null ? 'no receipt' : `receipt ${attempt.receipt}`
  await createTicket(scope, {
    reason: 'payment_review',
    summary: `${PAYMENT_METHODS[attempt.method].label} payment of ${amount} for order ${attempt.reference} needs a decision (${receipt}).`,
    journey: 'orders',
    step: 'settle_payment',
  })
  await ctx.transaction(({ tx }) =>
    tx.paymentAttempt.updateMany({
      where: { tenantId: ctx.tenantId, id: attempt.id, status: { in: ['needs_review', 'refunded'] } },
      data: { nextQueryAt: null },
    }),
  )
}
