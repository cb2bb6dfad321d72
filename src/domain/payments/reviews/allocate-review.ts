import { formatMoney } from '../../../lib/money.ts'
import type { Ctx, TxCtx } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { getOrderRow, type OrderRow, takeStockAgain } from '../../orders/index.ts'
import { afterSettlement } from '../core/after-settlement.ts'
import { lockOrder } from '../core/lock-order.ts'
import { balanceDue } from '../core/money/money-receipts.ts'
import { reserveOrder } from '../core/money/reserve-order.ts'
import { decideReview } from './decide-review.ts'
import { type FreeMoney, giveMoney } from './give-money.ts'
import { readReview } from './list-reviews.ts'
import { lockReviewedMoney } from './lock-reviewed-money.ts'
import type { ReviewView } from './schemas.ts'

export interface AllocatedReview {
  review: ReviewView
  allocatedMinor: number
  /** What the order needs after this. */
  dueMinor: number
}

/**
 * A person gives money that belongs to nobody, or a part of it, to an order of this shop. The order gets what it needs and no more, its
 * stock is held and it is paid by the same steps as ever; what is left stays in the review. Throws `not_found`,
 * `conflict` (decided before, the order takes no money, or the money pays another order in part), `out_of_stock`,
 * `not_confirmed` (the offer is used up), `invalid_input` (there is no free money, less than was said, or of another currency).
 * @param input `amountMinor`: the part that the order gets; null for all that it needs
 */
export async function allocateReview(
  ctx: Ctx,
  { reviewId, orderId, amountMinor }: { reviewId: string; orderId: string; amountMinor: number | null },
): Promise<AllocatedReview> {
  const { settled, ...done } = await ctx.transaction(async (ctx) => {
    const order = await readyOrder(ctx, orderId)
    const review = await lockReviewedMoney(ctx, reviewId, { holdsOrder: true })
    if (review.status !== 'open') throw new AppError('conflict', `this review is ${review.status} already`)
    const money = usableMoney(review.money, order)
    const due = await balanceDue(ctx, orderId)
    if (due <= 0) throw new AppError('conflict', `order ${order.reference} needs no more money`)
    const mostMinor = Math.min(money.freeMinor, due)
    const givenMinor = amountMinor ?? mostMinor
    if (givenMinor > mostMinor) {
      const most = formatMoney({ amountMinor: mostMinor, currency: order.currency })
      throw new AppError('invalid_input', `amount_minor: of this money order ${order.reference} can have ${most}`)
    }
    const settled = await giveMoney(ctx, { order, money, givenMinor, dueMinor: due })
    const dueMinor = due - givenMinor
    await decideReview(ctx, reviewId, {
      status: 'allocated',
      orderId,
      isPartial: givenMinor < money.freeMinor,
      facts: { reason: review.reason, orderId, receipt: money.receipt, allocatedMinor: givenMinor, dueMinor },
    })
    return { settled, review: await readReview(ctx, reviewId), allocatedMinor: givenMinor, dueMinor }
  })
  await afterSettlement(ctx, settled)
  return done
}

/** The order, locked and with its stock held. */
async function readyOrder(ctx: TxCtx, orderId: string): Promise<OrderRow> {
  const order = await lockOrder(ctx, orderId)
  if (order.status === 'draft') {
    await reserveOrder(ctx, order)
  } else if (order.status !== 'awaiting_payment' && order.status !== 'needs_review') {
    throw new AppError('conflict', `an order that is ${order.status} takes no money`)
  } else if ((await takeStockAgain(ctx, { orderId })) !== 'held') {
    throw new AppError('out_of_stock', `the goods of order ${order.reference} are gone`)
  }
  return getOrderRow(ctx, { orderId, lock: true })
}

function usableMoney(money: FreeMoney | null, order: OrderRow): FreeMoney {
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
