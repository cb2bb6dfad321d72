import { recordAudit } from '../../audit/index.ts'
import type { Ctx, Tx } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { getOrderRow, type OrderRow, takeStockAgain } from '../../orders/index.ts'
import { balanceDue } from '../money-receipts.ts'
import { reserveOrder } from '../reserve-order.ts'
import { settledPayment } from '../settled-payment.ts'
import { type FreeMoney, giveMoney } from './give-money.ts'
import { readReview } from './list-reviews.ts'
import { lockOpenReview } from './lock-open-review.ts'
import type { ReviewView } from './schemas.ts'

export interface AllocatedReview {
  review: ReviewView
  allocatedMinor: number
  /** What the order needs after this. */
  dueMinor: number
  conversationId: string
  /** A sentence for the customer was queued: somebody should wake the delivery of this conversation. */
  told: boolean
}

/**
 * A person gives money that belongs to nobody to an order of this shop. The order gets what it needs and no more, its
 * stock is held and it is paid by the same steps as ever; what is left stays in the review. Throws `not_found`,
 * `conflict` (decided before, the order takes no money, or the money pays another order in part), `out_of_stock`,
 * `not_confirmed` (the offer is used up), `invalid_input` (there is no free money, or of another currency).
 */
export async function allocateReview(
  ctx: Ctx,
  { reviewId, orderId }: { reviewId: string; orderId: string },
): Promise<AllocatedReview> {
  const { settled, ...done } = await ctx.tx(async (tx) => {
    const order = await readyOrder(tx, ctx, orderId)
    const review = await lockOpenReview(tx, ctx, reviewId)
    const money = await freeMoney(tx, ctx, review.receiptId, order)
    const due = await balanceDue(tx, ctx, orderId)
    if (due <= 0) throw new AppError('conflict', `order ${order.reference} needs no more money`)
    const givenMinor = Math.min(money.freeMinor, due)
    const settled = await giveMoney(tx, ctx, { order, money, givenMinor, dueMinor: due })
    const decided = { status: 'allocated', decidedBy: ctx.actor, decidedAt: ctx.clock.now() }
    await tx.paymentReview.updateMany({
      where: { tenantId: ctx.tenantId, id: reviewId },
      data: { orderId, ...(givenMinor === money.freeMinor ? decided : {}) },
    })
    const dueMinor = due - givenMinor
    await recordAudit(tx, ctx, {
      action: 'payment_review.allocated',
      subjectType: 'payment_review',
      subjectId: reviewId,
      data: { reason: review.reason, orderId, receipt: money.receipt, allocatedMinor: givenMinor, dueMinor },
    })
    return { settled, review: await readReview(tx, ctx, reviewId), allocatedMinor: givenMinor, dueMinor }
  })
  const { conversationId, told } = await settledPayment(ctx, settled)
  return { ...done, conversationId, told }
}

/** The order, locked and with its stock held. */
async function readyOrder(tx: Tx, ctx: Ctx, orderId: string): Promise<OrderRow> {
  const order = await getOrderRow(tx, ctx, { orderId, lock: true })
  if (order.status === 'draft') {
    await reserveOrder(tx, ctx, order)
  } else if (order.status !== 'awaiting_payment' && order.status !== 'needs_review') {
    throw new AppError('conflict', `an order that is ${order.status} takes no money`)
  } else if ((await takeStockAgain(tx, ctx, { orderId })) !== 'held') {
    throw new AppError('out_of_stock', `the goods of order ${order.reference} are gone`)
  }
  return getOrderRow(tx, ctx, { orderId, lock: true })
}

async function freeMoney(tx: Tx, ctx: Ctx, receiptId: string | null, order: OrderRow): Promise<FreeMoney> {
  const [money] = await tx.$queryRaw<FreeMoney[]>`
    SELECT id AS "receiptId", provider, receipt, account_id AS "accountId", attempt_id AS "attemptId", order_id AS "orderId",
      currency, amount_minor - allocated_minor AS "freeMinor"
    FROM money_receipts WHERE tenant_id = ${ctx.tenantId}::uuid AND id = ${receiptId}::uuid AND reversed_at IS NULL FOR UPDATE`
  if (!money || money.freeMinor <= 0) throw new AppError('invalid_input', 'this review has no money that is free')
  if (money.orderId !== null && money.orderId !== order.id) {
    throw new AppError(
      'conflict',
      'this receipt pays another order: give back what was too much, then dismiss the review',
    )
  }
  if (money.currency !== order.currency) {
    throw new AppError('invalid_input', `the money is ${money.currency} and the order is ${order.currency}`)
  }
  return money
}
