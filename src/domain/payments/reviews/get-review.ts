import type { Ctx } from '../../context.ts'
import { readReview } from './list-reviews.ts'
import type { ReviewView } from './schemas.ts'

/** One question about money. Throws `not_found`, also for another shop's. */
export async function getReview(ctx: Ctx, { reviewId }: { reviewId: string }): Promise<ReviewView> {
  return ctx.transaction((ctx) => readReview(ctx, reviewId))
}
