import type { TxCtx } from '../../context.ts'
import { AppError } from '../../errors.ts'

export interface OpenReview {
  reason: string
  receiptId: string | null
}

/** A question that nobody has decided, locked until the transaction ends. Throws `not_found`, `conflict`. */
export async function lockOpenReview(ctx: TxCtx, reviewId: string): Promise<OpenReview> {
  const [review] = await ctx.tx.$queryRaw<(OpenReview & { status: string })[]>`
    SELECT reason, status, receipt_id AS "receiptId" FROM payment_reviews
    WHERE tenant_id = ${ctx.tenantId}::uuid AND id = ${reviewId}::uuid FOR UPDATE`
  if (!review) throw new AppError('not_found', 'there is no such review')
  if (review.status !== 'open') throw new AppError('conflict', `this review is ${review.status} already`)
  return review
}
