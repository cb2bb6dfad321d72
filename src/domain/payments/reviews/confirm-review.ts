import type { Ctx, TxCtx } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { MPESA } from '../schemas.ts'
import { decideReview } from './decide-review.ts'
import { readReview } from './list-reviews.ts'
import { lockOpenReview } from './lock-open-review.ts'
import type { ReviewView } from './schemas.ts'

/**
 * A person has seen the money of an unproven report in the shop's own statement: it is placed as if the provider had
 * reported it itself. Throws `not_found`, `conflict` (decided before), `invalid_input` (no report of money by hand).
 */
export async function confirmReview(
  ctx: Ctx,
  { reviewId, note }: { reviewId: string; note: string },
): Promise<ReviewView> {
  return ctx.transaction(async (ctx) => {
    const notificationId = await lockReport(ctx, reviewId)
    const { reason } = await lockOpenReview(ctx, reviewId)
    const now = ctx.clock.now()
    await ctx.tx.paymentNotification.updateMany({
      where: { tenantId: ctx.tenantId, id: notificationId },
      data: { provenAt: now, handledAt: null, verdict: null, notBefore: now },
    })
    await decideReview(ctx, reviewId, { status: 'confirmed', note, facts: { reason, notificationId } })
    ctx.wake({ work: 'notification', notificationId })
    return readReview(ctx, reviewId)
  })
}

/** The report behind the question, locked before the question, as whoever places it does. */
async function lockReport(ctx: TxCtx, reviewId: string): Promise<string> {
  const review = await ctx.tx.paymentReview.findFirst({
    where: { tenantId: ctx.tenantId, id: reviewId },
    select: { reason: true, subject: true },
  })
  if (!review) throw new AppError('not_found', 'there is no such review')
  const receipt = review.subject.startsWith(`${MPESA}:`) ? review.subject.slice(MPESA.length + 1) : null
  const [report] = await ctx.tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM payment_notifications
    WHERE tenant_id = ${ctx.tenantId}::uuid AND event_key = ${`c2b:${receipt}`} AND source = 'c2b' FOR UPDATE`
  if (review.reason !== 'unproven' || !report) {
    throw new AppError('invalid_input', 'this review is not about an unproven report of money sent by hand')
  }
  return report.id
}
