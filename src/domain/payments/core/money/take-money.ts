import type { NoticeKey, TxCtx } from '../../../context.ts'
import type { OrderRow } from '../../../orders/index.ts'
import { PAYMENT_METHODS } from '../../methods/payment-methods.ts'
import { closeUnproven } from '../../reviews/close-unproven.ts'
import { openReview } from '../../reviews/open-review.ts'
import { takeShare } from '../../shares/take-share.ts'
import type { Attempt } from '../attempt.ts'
import { moveAttempt } from '../move-attempt.ts'
import { reviewNotice } from '../notices/review-notice.ts'
import { tellCustomer } from '../notices/tell-customer.ts'
import { attachReceipt } from './attach-receipt.ts'
import { claimDoubted } from './doubt-claim.ts'
import { holdSecondReceipt } from './hold-second-receipt.ts'
import { lockReceipt } from './lock-receipt.ts'
import { balanceDue, isBookedForOrder, isTaken, recordReceipt } from './money-receipts.ts'
import { obstacleOf, payOrder, reviewExcess } from './pay-order.ts'

/**
 * Proven money for an attempt. `source`: where it was heard of, when that is not the attempt's own method; `notice`: what
 * the customer hears when it pays the order, when that is not decided by what she heard before.
 */
export interface TakenMoney {
  receipt: string | null
  providerRequestId: string | null
  /** The provider's code of it; null where it has none. */
  code: string | null
  source?: Attempt['method']
  notice?: NoticeKey
}

/**
 * Books proven money: pays the open order, or a share of it, or hands it to a person when the order cannot take it any more. Call
 * under the locks of the order and the attempt.
 */
export async function takeMoney(ctx: TxCtx, attempt: Attempt, order: OrderRow, money: TakenMoney): Promise<Attempt> {
  const { provider } = PAYMENT_METHODS[attempt.method]
  await lockReceipt(ctx.tx, provider, money.receipt)
  if (await isBookedForOrder(ctx, attempt, money.receipt)) return attempt
  if (await isTaken(ctx, attempt, money)) return claimDoubted(ctx, attempt, order, 'receipt_or_id_of_another_payment')
  const proven = { attemptId: attempt.id, provider, receipt: money.receipt }
  await closeUnproven(ctx, proven, { status: 'dismissed', note: 'the provider has confirmed the payment' })
  if (attempt.status === 'paid' || attempt.status === 'refunded') return attachReceipt(ctx, attempt, money)
  const { receipt, source = attempt.method } = money
  if (attempt.status === 'needs_review') {
    if (attempt.receipt !== null && receipt !== null && receipt !== attempt.receipt)
      return holdSecondReceipt(ctx, attempt, { receipt, source })
    await recordReceipt(ctx, { attempt, receipt, orderId: null, source })
    return attempt
  }
  const obstacle = await obstacleOf(ctx, attempt, order)
  const recorded = await recordReceipt(ctx, { attempt, receipt, orderId: obstacle ? null : order.id, source })
  if (obstacle) return holdForReview(ctx, attempt, order, { ...money, receiptId: recorded.receiptId }, obstacle)
  const isPart = attempt.shareId !== null && (await balanceDue(ctx, order.id)) > 0
  const paid = isPart
    ? await takeShare(ctx, attempt, order, { ...money, recorded })
    : await payOrder(ctx, attempt, order, { ...money, event: 'money_confirmed' })
  await reviewExcess(ctx, paid, recorded)
  return paid
}

async function holdForReview(
  ctx: TxCtx,
  attempt: Attempt,
  order: OrderRow,
  money: TakenMoney & { receiptId: string },
  obstacle: string,
): Promise<Attempt> {
  await openReview(ctx, {
    reason: 'order_cannot_take_it',
    subject: `${PAYMENT_METHODS[attempt.method].provider}:${money.receipt ?? attempt.id}`,
    receiptId: money.receiptId,
    attemptId: attempt.id,
    orderId: order.id,
    suggestions: [{ orderId: order.id, reference: order.reference, because: 'same_reference' }],
  })
  const held = await moveAttempt(ctx, attempt, 'money_unplaceable', {
    ...(money.code === null ? {} : { resultCode: money.code }),
    receipt: money.receipt,
    providerRequestId: money.providerRequestId,
    reason: obstacle,
  })
  if (!held) throw new Error(`no way from ${attempt.status} to needs_review`)
  // An order that is only not shared any more goes on as it was.
  if (obstacle !== 'sharing_ended') return reviewNotice(ctx, held, order, obstacle)
  await tellCustomer(ctx, held, 'payment_in_review', 'needs_review')
  return held
}
