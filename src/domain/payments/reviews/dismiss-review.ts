import { recordAudit } from '../../audit/index.ts'
import type { Ctx } from '../../context.ts'
import { readReview } from './list-reviews.ts'
import { lockOpenReview } from './lock-open-review.ts'
import type { ReviewView } from './schemas.ts'

/** Closes a question without moving money: it was given back, or it is none. Throws `not_found`, `conflict` (decided before). */
export async function dismissReview(
  ctx: Ctx,
  { reviewId, note }: { reviewId: string; note: string },
): Promise<ReviewView> {
  return ctx.transaction(async (ctx) => {
    const review = await lockOpenReview(ctx, reviewId)
    await ctx.tx.paymentReview.updateMany({
      where: { tenantId: ctx.tenantId, id: reviewId },
      data: { status: 'dismissed', decidedBy: ctx.actor, decidedAt: ctx.clock.now(), note },
    })
    await recordAudit(ctx, {
      action: 'payment_review.dismissed',
      subjectType: 'payment_review',
      subjectId: reviewId,
      data: { reason: review.reason, note },
    })
    return readReview(ctx, reviewId)
  })
}
