import { Prisma } from '../../../../prisma/generated/client.ts'
import { formatMoney } from '../../../lib/money.ts'
import { recordAudit } from '../../audit/index.ts'
import type { Ctx, TxCtx } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { transitionOrder } from '../../orders/index.ts'
import { type Attempt, lockAttempt } from '../core/attempt.ts'
import { balanceDue } from '../core/money/money-receipts.ts'
import { moveAttempt } from '../core/move-attempt.ts'
import { tellCustomer } from '../core/notices/tell-customer.ts'
import { type LockedMoney, lockMoney } from '../reversals/lock-money.ts'
import { closeQuestions } from '../reviews/close-questions.ts'
import type { RefundHow } from '../reviews/schemas.ts'
import { followReturn } from '../shares/follow-return.ts'
import { readRefunds } from './read-refunds.ts'
import type { RefundView } from './schemas.ts'

interface GivenBack {
  orderId: string
  receiptId: string
  amountMinor: number
  how: Exclude<RefundHow, 'reversal'>
  reference: string
  note: string
}

/**
 * Writes down that a person has given back some of the money of an order, and how; the customer hears of it. What no order has goes
 * first. The same request again gives the same record. An order that has nothing left of it waits for a person, unless its goods have left. Throws `not_found`, `conflict` (the
 * money is another order's, or a reversal of it may still go through), `invalid_input` (more than is left).
 */
export async function refundByHand(ctx: Ctx, given: GivenBack): Promise<RefundView> {
  return ctx.transaction(async (ctx) => {
    const money = await lockMoney(ctx, given.receiptId)
    if (money.orderId !== given.orderId) throw new AppError('not_found', 'this order has no such receipt')
    const refundId = ctx.ids.derive(`refund by hand ${ctx.requestId}`)
    const before = await findRefund(ctx, refundId)
    if (before !== null) return before
    await refuseDoubt(ctx, money)
    const leftMinor = money.allocatedMinor + money.freeMinor
    if (given.amountMinor > leftMinor) {
      const left = formatMoney({ amountMinor: leftMinor, currency: money.currency })
      throw new AppError('invalid_input', `amount_minor: of this receipt ${left} is left to be given back`)
    }
    const ofOrderMinor = Math.max(0, given.amountMinor - money.freeMinor)
    await writeRefund(ctx, given, { refundId, ofOrderMinor, currency: money.currency })
    if (given.amountMinor >= money.freeMinor && money.freeMinor > 0) {
      const { receiptId, how, note } = given
      await closeQuestions(ctx, receiptId, { note, facts: { receiptId, how, refundId } })
    }
    if (money.attemptId !== null) await followUp(ctx, money, { ...given, refundId, ofOrderMinor })
    const view = await findRefund(ctx, refundId)
    if (view === null) throw new Error('a refund was written and is not there')
    return view
  })
}

async function findRefund(ctx: TxCtx, refundId: string): Promise<RefundView | null> {
  const [refund] = await readRefunds(ctx, { which: Prisma.sql`f.id = ${refundId}::uuid`, limit: 1 })
  return refund ?? null
}

/** While a reversal may go through, the same money would go back twice. */
async function refuseDoubt(ctx: TxCtx, { receiptId, reversedAt }: LockedMoney): Promise<void> {
  if (reversedAt !== null) throw new AppError('conflict', 'the provider has taken this money back already')
  const underWay = await ctx.tx.moneyReversal.count({
    where: { tenantId: ctx.tenantId, receiptId, status: { in: ['requested', 'pending', 'unknown'] } },
  })
  if (underWay > 0)
    throw new AppError('conflict', 'a reversal of this receipt may still go through: wait for its result')
}

async function writeRefund(
  ctx: TxCtx,
  given: GivenBack,
  { refundId: id, ofOrderMinor, currency }: { refundId: string; ofOrderMinor: number; currency: string },
): Promise<void> {
  const { orderId, receiptId, amountMinor, how, reference, note } = given
  const owner = ofOrderMinor > 0 ? { orderId } : { reviewId: await questionAbout(ctx, receiptId) }
  await ctx.tx.moneyReceipt.updateMany({
    where: { tenantId: ctx.tenantId, id: receiptId },
    data: { refundedMinor: { increment: amountMinor }, allocatedMinor: { decrement: ofOrderMinor } },
  })
  const refund = { amountMinor, currency, how, reference, note }
  await ctx.tx.moneyRefund.create({
    data: { ...refund, ...owner, tenantId: ctx.tenantId, id, receiptId, refundedBy: ctx.actor, at: ctx.clock.now() },
  })
  await recordAudit(ctx, {
    action: 'money_refund.recorded',
    subjectType: 'money_refund',
    subjectId: id,
    data: { ...refund, orderId, receiptId, ofOrderMinor },
  })
  ctx.tell({ kind: 'order', id: orderId })
}

/** The newest question about a receipt: what no order has goes back as its answer. */
async function questionAbout(ctx: TxCtx, receiptId: string): Promise<string> {
  const review = await ctx.tx.paymentReview.findFirst({
    where: { tenantId: ctx.tenantId, receiptId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { id: true },
  })
  if (review === null) throw new AppError('conflict', 'no order has this money, and nobody was asked about it')
  return review.id
}

interface Followed extends GivenBack {
  refundId: string
  ofOrderMinor: number
}

async function followUp(
  ctx: TxCtx,
  money: LockedMoney,
  { refundId, amountMinor, ofOrderMinor }: Followed,
): Promise<void> {
  if (money.attemptId === null) return
  const attempt = await lockAttempt(ctx, money.attemptId)
  if (ofOrderMinor > 0) await takeFromOrder(ctx, attempt, money)
  await followReturn(ctx, attempt)
  await tellCustomer(ctx, attempt, 'payment_refunded', `refunded:${refundId}`, {
    receivedMinor: amountMinor,
    currency: money.currency,
    ...(money.receipt === null ? {} : { receipt: money.receipt }),
  })
}

/** With a part of its money gone an order goes on as it was; with all of it only a person knows what becomes of it. */
async function takeFromOrder(ctx: TxCtx, attempt: Attempt, { order }: LockedMoney): Promise<void> {
  if (order === null || (await balanceDue(ctx, order.id)) < order.totalMinor) return
  const event = attempt.status === 'partially_paid' ? 'parts_returned' : 'money_reversed'
  await moveAttempt(ctx, attempt, event, { reason: 'given back by staff' })
  if (order.status !== 'paid') return
  await transitionOrder(ctx, { orderId: order.id, to: 'needs_review', reason: 'its payment was given back' })
}
