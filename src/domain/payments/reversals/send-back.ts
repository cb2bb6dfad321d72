import type { TxCtx } from '../../context.ts'
import { type OrderRow, transitionOrder } from '../../orders/index.ts'
import { type Attempt, lockAttempt } from '../core/attempt.ts'
import { balanceDue } from '../core/money/money-receipts.ts'
import { moveAttempt } from '../core/move-attempt.ts'
import { tellCustomer } from '../core/notices/tell-customer.ts'
import { closeQuestions } from '../reviews/close-questions.ts'
import { followReturn } from '../shares/follow-return.ts'
import type { LockedReversal } from './lock-reversal.ts'

/** The money has gone back to who paid it: writes that down everywhere, once, and tells the customer. */
export async function sendBack(ctx: TxCtx, reversal: LockedReversal): Promise<void> {
  const { money, amountMinor, reservedMinor } = reversal
  const ofOrderMinor = amountMinor - reservedMinor
  await ctx.tx.moneyReceipt.updateMany({
    where: { tenantId: ctx.tenantId, id: money.receiptId },
    data: {
      refundedMinor: { increment: amountMinor },
      reversingMinor: { decrement: reservedMinor },
      allocatedMinor: { decrement: ofOrderMinor },
    },
  })
  await writeRefund(ctx, reversal)
  await closeQuestion(ctx, reversal)
  if (money.attemptId === null) return
  const attempt = await lockAttempt(ctx, money.attemptId)
  if (ofOrderMinor > 0 && money.order !== null) await takeFromOrder(ctx, attempt, money.order)
  await followReturn(ctx, attempt)
  await tellCustomer(ctx, attempt, 'payment_sent_back', `sent_back:${reversal.id}`, {
    receivedMinor: amountMinor,
    currency: money.currency,
    ...(money.receipt === null ? {} : { receipt: money.receipt }),
  })
}

/** What becomes of the goods only a person knows; those that have left stay where they are. */
async function takeFromOrder(ctx: TxCtx, attempt: Attempt, order: OrderRow): Promise<void> {
  const hasNothing = (await balanceDue(ctx, order.id)) === order.totalMinor
  const event = hasNothing && attempt.status === 'partially_paid' ? 'parts_returned' : 'money_reversed'
  await moveAttempt(ctx, attempt, event, { reason: 'sent back by staff' })
  if (order.status !== 'paid') return
  await transitionOrder(ctx, { orderId: order.id, to: 'needs_review', reason: 'its payment was sent back' })
}

async function writeRefund(ctx: TxCtx, reversal: LockedReversal): Promise<void> {
  const { id: reversalId, amountMinor, reservedMinor, note, requestedBy, money } = reversal
  await ctx.tx.moneyRefund.create({
    data: {
      tenantId: ctx.tenantId,
      // One id per reversal: a second record of the same refund cannot be written.
      id: ctx.ids.derive(`refund ${reversalId}`),
      receiptId: money.receiptId,
      reversalId,
      ...(amountMinor > reservedMinor ? { orderId: money.orderId } : {}),
      amountMinor,
      currency: money.currency,
      how: 'reversal',
      reference: money.receipt ?? reversalId,
      note,
      refundedBy: requestedBy,
      at: ctx.clock.now(),
    },
  })
}

/** A question about this money is answered when nothing of it is left to decide about. */
async function closeQuestion(ctx: TxCtx, { money, reservedMinor, requestedBy, note }: LockedReversal): Promise<void> {
  if (money.freeMinor > 0 || reservedMinor === 0) return
  const { receiptId } = money
  await closeQuestions(ctx, receiptId, { note, facts: { receiptId, how: 'reversal', requestedBy } })
}
