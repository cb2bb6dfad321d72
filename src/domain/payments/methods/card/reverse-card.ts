import type { TxCtx } from '../../../context.ts'
import { type OrderRow, transitionOrder } from '../../../orders/index.ts'
import type { Attempt } from '../../core/attempt.ts'
import { moveAttempt } from '../../core/move-attempt.ts'
import { tellCustomer } from '../../core/notices/tell-customer.ts'
import { openReview } from '../../reviews/open-review.ts'
import { stopAsking } from './close-card.ts'

/**
 * The provider took the money back. An order that has not gone out stops where it is; for one that has, the shop is
 * alarmed. The goods are left where they are in both cases: only a person knows whether they are still in the house.
 */
export async function reverseCard(ctx: TxCtx, attempt: Attempt, order: OrderRow): Promise<Attempt> {
  switch (attempt.status) {
    case 'paid':
      return takeBack(ctx, attempt, order)
    case 'needs_review':
      await markReversed(ctx, attempt)
      return attempt
    case 'refunded':
    case 'rejected':
    case 'cancelled':
      return attempt
    case 'created':
    case 'submitting':
    case 'submit_unknown':
    case 'pending':
    case 'partially_paid':
    case 'failed':
    case 'expired': {
      // Paid and taken back between two looks: for us it never came.
      const facts = { resultCode: 'REVERSED', reason: 'paid and taken back before it was seen' }
      const failed = await moveAttempt(ctx, attempt, 'provider_failed', facts)
      return await stopAsking(ctx, failed ?? attempt)
    }
  }
}

async function takeBack(ctx: TxCtx, attempt: Attempt, order: OrderRow): Promise<Attempt> {
  const isGone = order.status === 'fulfilled'
  const about = { tenantId: ctx.tenantId, attemptId: attempt.id, orderId: order.id, orderStatus: order.status }
  ctx.log.error('card_payment_reversed', about)
  const event = isGone ? 'money_reversed_late' : 'money_reversed'
  const facts = { resultCode: 'REVERSED', reason: isGone ? 'reversed after delivery' : 'reversed before delivery' }
  const moved = await moveAttempt(ctx, attempt, event, facts)
  if (!moved) throw new Error('a paid attempt can always be reversed')
  await markReversed(ctx, attempt)
  if (isGone) return moved
  if (order.status === 'paid') {
    await transitionOrder(ctx, { orderId: order.id, to: 'needs_review', reason: 'the card payment was reversed' })
  }
  await tellCustomer(ctx, moved, 'payment_reversed', 'reversed')
  return moved
}

/** Of a link that was paid twice, the money that had paid the order went back; the second was never ours to count. */
async function markReversed(ctx: TxCtx, { id: attemptId, orderId, receipt }: Attempt): Promise<void> {
  const where = { tenantId: ctx.tenantId, attemptId, ...(receipt === null ? {} : { receipt }) }
  const money = await ctx.tx.moneyReceipt.findFirst({ where, select: { id: true } })
  const data = { reversedAt: ctx.clock.now(), allocatedMinor: 0 }
  await ctx.tx.moneyReceipt.updateMany({ where: { ...where, reversedAt: null }, data })
  const receiptId = money?.id ?? null
  await openReview(ctx, { reason: 'reversed', subject: attemptId, receiptId, attemptId, orderId, suggestions: [] })
}
