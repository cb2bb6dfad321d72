import type { NoticeKey, TxCtx } from '../../../context.ts'
import { redeemOffer } from '../../../offers/index.ts'
import { type OrderRow, settleStock, takeStockAgain, transitionOrder } from '../../../orders/index.ts'
import { PAYMENT_METHODS } from '../../methods/payment-methods.ts'
import { openReview } from '../../reviews/open-review.ts'
import { closeShares } from '../../shares/close-shares.ts'
import { isSharing } from '../../shares/is-sharing.ts'
import type { Attempt } from '../attempt.ts'
import { moveAttempt } from '../move-attempt.ts'
import { queueReceipt } from '../notices/queue-receipt.ts'
import { tellCustomer } from '../notices/tell-customer.ts'
import { retireElsewhere } from '../retire-elsewhere.ts'
import type { AttemptEvent } from '../transitions.ts'
import type { RecordedReceipt } from './money-receipts.ts'

/** Money that pays an order in full. `code` is null where the provider has no result codes. */
export interface FullPayment {
  receipt: string | null
  providerRequestId: string | null
  code: string | null
  event: Extract<AttemptEvent, 'money_confirmed' | 'allocated_by_staff'>
  /** What the customer hears; by default whether the money came late. */
  notice?: NoticeKey
}

/** Why an order cannot take money. Stock that was let go is taken again here; that may fail too. */
export async function obstacleOf(ctx: TxCtx, attempt: Attempt, order: OrderRow): Promise<string | null> {
  if (order.status !== 'awaiting_payment') return `order_${order.status}`
  if (attempt.shareId !== null) {
    if (!(await isSharing(ctx, attempt.shareId))) return 'sharing_ended'
  } else if (order.totalMinor !== attempt.amountMinor || order.currency !== attempt.currency) return 'order_repriced'
  if (order.stockState === 'held') return null
  return (await takeStockAgain(ctx, { orderId: order.id })) === 'held' ? null : 'stock_gone'
}

/** The one place where an order becomes paid. The stock must be held, and the money recorded. Call under the order's lock. */
export async function payOrder(ctx: TxCtx, attempt: Attempt, order: OrderRow, money: FullPayment): Promise<Attempt> {
  const toldOtherwise = attempt.status === 'expired' || attempt.status === 'failed' || attempt.status === 'cancelled'
  const paid = await moveAttempt(ctx, attempt, money.event, {
    ...(money.code === null ? {} : { resultCode: money.code }),
    receipt: money.receipt,
    providerRequestId: money.providerRequestId,
    reason: money.receipt === null ? 'confirmed by query, receipt to follow' : 'confirmed',
  })
  if (!paid) throw new Error(`no way from ${attempt.status} to paid`)
  await settleStock(ctx, { orderId: order.id })
  await transitionOrder(ctx, { orderId: order.id, to: 'paid', reason: `payment ${attempt.id}` })
  await redeemOffer(ctx, { orderId: order.id })
  await supersedeOthers(ctx, paid)
  await closeShares(ctx, order.id)
  const inTime = PAYMENT_METHODS[attempt.method].notices.paid
  if (paid.shareId !== null) {
    await tellCustomer(ctx, paid, 'share_all_paid', 'paid', { receivedMinor: order.totalMinor })
  } else await tellCustomer(ctx, paid, money.notice ?? (toldOtherwise ? 'payment_paid_late' : inTime), 'paid')
  await queueReceipt(ctx, paid)
  return paid
}

/** What came in beyond the order's need waits for a person, and the customer hears of it. */
export async function reviewExcess(ctx: TxCtx, attempt: Attempt, money: RecordedReceipt): Promise<void> {
  if (money.allocatedMinor >= money.amountMinor) return
  const subject = `${PAYMENT_METHODS[attempt.method].provider}:${attempt.receipt ?? attempt.id}`
  await openReview(ctx, {
    reason: 'overpaid',
    subject,
    receiptId: money.receiptId,
    attemptId: attempt.id,
    orderId: attempt.orderId,
    suggestions: [],
  })
  await tellCustomer(ctx, attempt, 'payment_overpaid', `excess:${attempt.receipt ?? ''}`, {
    receivedMinor: money.amountMinor,
    dueMinor: money.amountMinor - money.allocatedMinor,
  })
}

/** Other ways to pay this order stay open for late money, which then belongs to nobody. A part that came in has counted. */
async function supersedeOthers(ctx: TxCtx, paid: Attempt): Promise<void> {
  await retireElsewhere(ctx, paid.orderId, paid.id)
  const others = { tenantId: ctx.tenantId, orderId: paid.orderId, id: { not: paid.id } }
  await ctx.tx.paymentAttempt.updateMany({
    where: { ...others, status: { in: ['created', 'submitting', 'submit_unknown', 'pending', 'expired'] } },
    data: { superseded: true },
  })
  await ctx.tx.paymentAttempt.updateMany({
    where: { ...others, status: 'partially_paid' },
    data: { superseded: true, closedAt: ctx.clock.now(), nextQueryAt: null },
  })
}
