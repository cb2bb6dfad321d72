import type { TxCtx } from '../../../context.ts'
import { AppError } from '../../../errors.ts'
import { getOrderRow, type OrderRow, releaseStock } from '../../../orders/index.ts'
import type { Attempt } from '../../core/attempt.ts'
import { balanceDue, recordReceipt } from '../../core/money/money-receipts.ts'
import { obstacleOf, payOrder, reviewExcess } from '../../core/money/pay-order.ts'
import { reserveOrder } from '../../core/money/reserve-order.ts'
import { moveAttempt } from '../../core/move-attempt.ts'
import { reviewNotice } from '../../core/notices/review-notice.ts'
import { tellCustomer } from '../../core/notices/tell-customer.ts'
import { openReview } from '../../reviews/open-review.ts'
import { MPESA } from '../../schemas.ts'
import { rebalance } from '../../shares/rebalance.ts'
import type { C2bClaim } from './c2b-provider.ts'
import { prolong } from './instruction-attempt.ts'
import type { Placed } from './placed.ts'

interface HandMoney {
  attempt: Attempt
  order: OrderRow
  claim: C2bClaim
}

/** Books money sent by hand for an order: all of it, a part, or more than is due. Call under both locks. */
export async function takeByHand(ctx: TxCtx, money: HandMoney): Promise<Placed> {
  const { attempt, claim } = money
  const order = money.order.status === 'draft' ? await confirmed(ctx, money.order) : money.order
  const obstacle = await obstacleOf(ctx, attempt, order)
  if (obstacle !== null) return cannotTake(ctx, { attempt, order, claim }, obstacle)
  const due = await balanceDue(ctx, order.id)
  const recorded = await recordReceipt(ctx, {
    attempt,
    receipt: claim.receipt,
    orderId: order.id,
    source: 'c2b',
    amountMinor: claim.amountMinor,
  })
  if (claim.amountMinor < due) return takePart(ctx, { attempt, order, claim }, due - claim.amountMinor)
  const facts = { receipt: claim.receipt, providerRequestId: null, code: null, event: 'money_confirmed' as const }
  const paid = await payOrder(ctx, attempt, order, facts)
  await reviewExcess(ctx, paid, recorded)
  return {
    verdict: claim.amountMinor > due ? 'overpaid' : 'paid',
    attempt: paid,
  }
}

/** Who pays a draft by its reference has confirmed it; what she cannot have any more stays a draft. */
async function confirmed(ctx: TxCtx, draft: OrderRow): Promise<OrderRow> {
  try {
    await reserveOrder(ctx, draft)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    await releaseStock(ctx, { orderId: draft.id })
  }
  return getOrderRow(ctx, { orderId: draft.id, lock: true })
}

/** Nothing is delivered for a part; the same reference takes the rest. */
async function takePart(ctx: TxCtx, { attempt, claim }: HandMoney, restMinor: number): Promise<Placed> {
  const inTime = await prolong(ctx, attempt)
  const moved = await moveAttempt(ctx, inTime, 'part_received', { reason: `${restMinor} still due` })
  const holder = moved ?? inTime
  await rebalance(ctx, attempt.orderId)
  await tellCustomer(ctx, holder, 'payment_part_received', `part:${claim.receipt}`, {
    receivedMinor: claim.amountMinor,
    dueMinor: restMinor,
    receipt: claim.receipt,
  })
  return { verdict: 'part', attempt: holder }
}

/** The order is paid, cancelled or changed, or its goods are gone: the money is kept for nobody and a person decides. */
async function cannotTake(ctx: TxCtx, money: HandMoney, obstacle: string): Promise<Placed> {
  const { attempt, order, claim } = money
  const { receiptId } = await recordReceipt(ctx, {
    attempt,
    receipt: claim.receipt,
    orderId: null,
    source: 'c2b',
    amountMinor: claim.amountMinor,
  })
  await openReview(ctx, {
    reason: 'order_cannot_take_it',
    subject: `${MPESA}:${claim.receipt}`,
    receiptId,
    attemptId: attempt.id,
    orderId: order.id,
    suggestions: [{ orderId: order.id, reference: order.reference, because: 'same_reference' }],
  })
  const held = await moveAttempt(ctx, attempt, 'money_unplaceable', { receipt: claim.receipt, reason: obstacle })
  const noticed = await reviewNotice(ctx, held ?? attempt, order, obstacle, {
    state: `review:${claim.receipt}`,
    receivedMinor: claim.amountMinor,
  })
  return { verdict: 'order_cannot_take_it', attempt: noticed }
}
