import { recordAudit } from '../../audit/index.ts'
import type { TxCtx } from '../../context.ts'
import type { NewReview } from './open-review.ts'

/** Puts several questions into the review queue; those that were asked before stay as they are. Two statements. */
export async function openReviews(ctx: TxCtx, reviews: readonly NewReview[]): Promise<void> {
  if (reviews.length === 0) return
  const opened = await ctx.tx.paymentReview.createManyAndReturn({
    data: reviews.map(({ suggestions, ...review }) => ({
      ...review,
      tenantId: ctx.tenantId,
      id: ctx.ids.uuid(),
      suggestions: suggestions.map((suggestion) => ({ ...suggestion })),
      createdAt: ctx.clock.now(),
    })),
    skipDuplicates: true,
    select: { id: true, reason: true, receiptId: true, attemptId: true, orderId: true },
  })
  if (opened.length === 0) return
  for (const { id, reason } of opened) {
    ctx.log.warn('payment_review_opened', { tenantId: ctx.tenantId, reviewId: id, reason })
  }
  await recordAudit(
    ctx,
    ...opened.map(({ id, ...data }) => ({
      action: 'payment_review.opened',
      subjectType: 'payment_review',
      subjectId: id,
      data,
    })),
  )
}
