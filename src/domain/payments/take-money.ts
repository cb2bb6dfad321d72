import type { Ctx, NoticeKey, Tx } from '../context.ts'
import type { OrderRow } from '../orders/index.ts'
import { attachReceipt } from './attach-receipt.ts'
import type { Attempt } from './attempt.ts'
import { claimDoubted } from './doubt-claim.ts'
import { lockReceipt } from './lock-receipt.ts'
import { isBookedForOrder, isTaken, recordReceipt } from './money-receipts.ts'
import { moveAttempt } from './move-attempt.ts'
import { obstacleOf, payOrder, reviewExcess } from './pay-order.ts'
import { openReview } from './reviews/open-review.ts'
import { providerOf } from './schemas.ts'
import { holdSecondReceipt } from './second-receipt.ts'
import { reviewNotice, type Settled } from './settled.ts'
import type { Finding } from './weigh-evidence.ts'

/**
 * Proven money for an attempt. `source`: where it was heard of, when that is not the attempt's own method; `notice`: what
 * the customer hears when it pays the order, when that is not decided by what she heard before.
 */
export type TakenMoney = Omit<Extract<Finding, { kind: 'money' }>, 'kind'> & {
  source?: Attempt['method']
  notice?: NoticeKey
}

/**
 * Books proven money: pays the open order with it, or hands it to a person when the order cannot take it any more. Call
 * under the locks of the order and the attempt.
 */
export async function takeMoney(
  tx: Tx,
  ctx: Ctx,
  attempt: Attempt,
  order: OrderRow,
  money: TakenMoney,
): Promise<Settled> {
  await lockReceipt(tx, providerOf(attempt.method), money.receipt)
  if (await isBookedForOrder(tx, ctx, attempt, money.receipt)) return { attempt, told: false }
  if (await isTaken(tx, ctx, attempt, money))
    return claimDoubted(tx, ctx, attempt, order, 'receipt_or_id_of_another_payment')
  if (attempt.status === 'paid') return attachReceipt(tx, ctx, attempt, money)
  const { receipt, source = attempt.method } = money
  if (attempt.status === 'needs_review') {
    if (attempt.receipt !== null && receipt !== null && receipt !== attempt.receipt)
      return holdSecondReceipt(tx, ctx, attempt, { receipt, source })
    await recordReceipt(tx, ctx, { attempt, receipt, orderId: null, source })
    return { attempt, told: false }
  }
  const obstacle = await obstacleOf(tx, ctx, attempt, order)
  const recorded = await recordReceipt(tx, ctx, { attempt, receipt, orderId: obstacle ? null : order.id, source })
  if (obstacle) return holdForReview(tx, ctx, attempt, order, { ...money, receiptId: recorded.receiptId }, obstacle)
  const paid = await payOrder(tx, ctx, attempt, order, { ...money, event: 'money_confirmed' })
  const toldMore = await reviewExcess(tx, ctx, paid.attempt, recorded)
  return { ...paid, told: paid.told || toldMore }
}

async function holdForReview(
  tx: Tx,
  ctx: Ctx,
  attempt: Attempt,
  order: OrderRow,
  money: TakenMoney & { receiptId: string },
  obstacle: string,
): Promise<Settled> {
  await openReview(tx, ctx, {
    reason: 'order_cannot_take_it',
    subject: `${providerOf(attempt.method)}:${money.receipt ?? attempt.id}`,
    receiptId: money.receiptId,
    attemptId: attempt.id,
    orderId: order.id,
    suggestions: [{ orderId: order.id, reference: order.reference, because: 'same_reference' }],
  })
  const held = await moveAttempt(tx, ctx, attempt, 'money_unplaceable', {
    resultCode: money.code,
    receipt: money.receipt,
    providerRequestId: money.providerRequestId,
    reason: obstacle,
  })
  if (!held) throw new Error(`no way from ${attempt.status} to needs_review`)
  return reviewNotice(tx, ctx, held, order, obstacle)
}
