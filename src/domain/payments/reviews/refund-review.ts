import { z } from 'zod'
import type { Ctx, TxCtx } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { getAttempt } from '../core/attempt.ts'
import { tellCustomer } from '../core/notices/tell-customer.ts'
import { followReturn } from '../shares/follow-return.ts'
import { decideReview } from './decide-review.ts'
import type { FreeMoney } from './give-money.ts'
import { readReview } from './list-reviews.ts'
import { lockReviewedMoney } from './lock-reviewed-money.ts'
import { RefundHow, type ReviewView } from './schemas.ts'

const Refund = z.object({
  id: z.string(),
  amountMinor: z.int(),
  currency: z.string(),
  how: RefundHow,
  reference: z.string(),
  note: z.string(),
  at: z.date(),
})

export interface RefundedReview {
  review: ReviewView
  refund: z.infer<typeof Refund>
  /** Whether there is a customer to tell: nobody knows who sent money without a reference. */
  told: boolean
}

/**
 * Writes down that a person has given back what no order has of a receipt, and how; the customer hears of it. The amount
 * is the row's, never the caller's. The same call again gives the same record. Throws `not_found`, `conflict` (decided
 * before, or otherwise), `invalid_input` (there is no free money).
 */
export async function refundReview(
  ctx: Ctx,
  input: { reviewId: string; how: RefundHow; reference: string; note: string },
): Promise<RefundedReview> {
  return ctx.transaction(async (ctx) => {
    const { status, money, attemptId } = await lockReviewedMoney(ctx, input.reviewId, { holdsOrder: false })
    if (status === 'refunded') return seenBefore(ctx, input, attemptId)
    if (status !== 'open') throw new AppError('conflict', `this review is ${status} already`)
    if (money === null || money.freeMinor <= 0) {
      throw new AppError('invalid_input', 'this review has no money that is free')
    }
    const refund = await writeRefund(ctx, input, money)
    if (attemptId !== null) {
      const attempt = await getAttempt(ctx, attemptId)
      await followReturn(ctx, attempt)
      await tellCustomer(ctx, attempt, 'payment_refunded', `refunded:${refund.id}`, {
        receivedMinor: refund.amountMinor,
        currency: refund.currency,
        ...(money.receipt === null ? {} : { receipt: money.receipt }),
      })
    }
    return { review: await readReview(ctx, input.reviewId), refund, told: attemptId !== null }
  })
}

async function writeRefund(
  ctx: TxCtx,
  { reviewId, how, reference, note }: { reviewId: string; how: RefundHow; reference: string; note: string },
  { receiptId, freeMinor, currency }: FreeMoney,
): Promise<z.infer<typeof Refund>> {
  const at = ctx.clock.now()
  const id = refundOf(ctx, reviewId)
  const refund = { id, amountMinor: freeMinor, currency, how, reference, note, at }
  await ctx.tx.moneyReceipt.updateMany({
    where: { tenantId: ctx.tenantId, id: receiptId },
    data: { refundedMinor: { increment: freeMinor } },
  })
  await ctx.tx.moneyRefund.create({
    data: { ...refund, tenantId: ctx.tenantId, receiptId, reviewId, refundedBy: ctx.actor },
  })
  const facts = { receiptId, amountMinor: freeMinor, currency, how, reference }
  await decideReview(ctx, reviewId, { status: 'refunded', note, facts })
  return refund
}

/** One id per question: a second record of the same refund cannot be written. */
function refundOf(ctx: TxCtx, reviewId: string): string {
  return ctx.ids.derive(`refund ${reviewId}`)
}

async function seenBefore(
  ctx: TxCtx,
  { reviewId, how, reference }: { reviewId: string; how: RefundHow; reference: string },
  attemptId: string | null,
): Promise<RefundedReview> {
  const row = await ctx.tx.moneyRefund.findFirst({ where: { tenantId: ctx.tenantId, id: refundOf(ctx, reviewId) } })
  // The money may have gone back from its order's page, or by its provider.
  if (row === null || row.how !== how || row.reference !== reference) {
    throw new AppError('conflict', 'this review is refunded already, in another way')
  }
  const refund = Refund.parse(row)
  return { review: await readReview(ctx, reviewId), refund, told: attemptId !== null }
}
