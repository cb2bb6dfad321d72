import type { Ctx, Tx } from '../context.ts'
import { redeemOffer } from '../offers/index.ts'
import { type OrderRow, settleStock, takeStockAgain, transitionOrder } from '../orders/index.ts'
import type { Attempt } from './attempt.ts'
import { claimDoubted } from './doubt-claim.ts'
import { attachReceipt, isTaken, recordReceipt } from './money-receipts.ts'
import { moveAttempt } from './move-attempt.ts'
import { reviewNotice, type Settled } from './settled.ts'
import { tellCustomer } from './tell-customer.ts'
import type { Finding } from './weigh-evidence.ts'

type Money = Extract<Finding, { kind: 'money' }>

/** Books proven money: pays the open order with it, or hands it to a person when the order cannot take it any more. */
export async function takeMoney(tx: Tx, ctx: Ctx, attempt: Attempt, order: OrderRow, money: Money): Promise<Settled> {
  if (await isTaken(tx, ctx, attempt, money))
    return claimDoubted(tx, ctx, attempt, order, 'receipt_or_id_of_another_payment')
  if (attempt.status === 'paid') return attachReceipt(tx, ctx, attempt, money.receipt)
  if (attempt.status === 'needs_review') {
    await recordReceipt(tx, ctx, { attempt, receipt: money.receipt, orderId: null })
    return { attempt, told: false }
  }
  const obstacle = await obstacleOf(tx, ctx, attempt, order)
  await recordReceipt(tx, ctx, { attempt, receipt: money.receipt, orderId: obstacle ? null : order.id })
  return obstacle ? holdForReview(tx, ctx, attempt, order, money, obstacle) : payOrder(tx, ctx, attempt, order, money)
}

/** Why the order cannot take this money. Stock that was let go is taken again here; that may fail too. */
async function obstacleOf(tx: Tx, ctx: Ctx, attempt: Attempt, order: OrderRow): Promise<string | null> {
  if (order.status !== 'awaiting_payment') return `order_${order.status}`
  if (order.totalMinor !== attempt.amountMinor || order.currency !== attempt.currency) return 'order_repriced'
  if (order.stockState === 'held') return null
  return (await takeStockAgain(tx, ctx, { orderId: order.id })) === 'held' ? null : 'stock_gone'
}

async function payOrder(tx: Tx, ctx: Ctx, attempt: Attempt, order: OrderRow, money: Money): Promise<Settled> {
  const toldOtherwise = attempt.status === 'expired' || attempt.status === 'failed' || attempt.status === 'cancelled'
  const paid = await moveAttempt(tx, ctx, attempt, 'money_confirmed', {
    resultCode: money.code,
    receipt: money.receipt,
    providerRequestId: money.providerRequestId,
    reason: money.receipt === null ? 'confirmed by query, receipt to follow' : 'confirmed',
  })
  if (!paid) throw new Error(`no way from ${attempt.status} to paid`)
  await settleStock(tx, ctx, { orderId: order.id })
  await transitionOrder(tx, ctx, { orderId: order.id, to: 'paid', reason: `payment ${attempt.id}` })
  await redeemOffer(tx, ctx, { orderId: order.id })
  await tx.paymentAttempt.updateMany({
    where: {
      tenantId: ctx.tenantId,
      orderId: order.id,
      id: { not: attempt.id },
      status: { in: ['submitting', 'submit_unknown', 'pending', 'expired'] },
    },
    data: { superseded: true },
  })
  const told = await tellCustomer(tx, ctx, paid, toldOtherwise ? 'payment_paid_late' : 'payment_paid', 'paid')
  return { attempt: paid, told }
}

async function holdForReview(
  tx: Tx,
  ctx: Ctx,
  attempt: Attempt,
  order: OrderRow,
  money: Money,
  obstacle: string,
): Promise<Settled> {
  const held = await moveAttempt(tx, ctx, attempt, 'money_unplaceable', {
    resultCode: money.code,
    receipt: money.receipt,
    providerRequestId: money.providerRequestId,
    reason: obstacle,
  })
  if (!held) throw new Error(`no way from ${attempt.status} to needs_review`)
  return reviewNotice(tx, ctx, held, order, obstacle)
}
