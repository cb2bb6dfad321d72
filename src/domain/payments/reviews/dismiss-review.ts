import type { Ctx } from '../../context.ts'
import { decideReview } from './decide-review.ts'
import { readReview } from './list-reviews.ts'
import { lockOpenReview } from './lock-open-review.ts'
import type { ReviewView } from './schemas.ts'

/** Closes a question without moving money: it was given back, or it is none. Throws `not_found`, `conflict` (decided before). */
export async function dismissReview(
  ctx: Ctx,
  { reviewId, note }: { reviewId: string; note: string },
): Promise<ReviewView> {
  return ctx.transaction(async (ctx) => {
    const { reason } = await lockOpenReview(ctx, reviewId)
    await decideReview(ctx, reviewId, { status: 'dismissed', note, facts: { reason } })
    return readReview(ctx, reviewId)
  })
}
