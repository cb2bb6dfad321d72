import type { TxCtx } from '../../context.ts'
import { openReview } from './open-review.ts'

/**
 * Asks a person about a payment that could not be settled however often it was tried, or about other work on money that has
 * failed so: a report, a list of money, a reversal.
 */
export async function openUnsettledReview(
  ctx: TxCtx,
  about: { attemptId: string } | { subjectId: string },
): Promise<void> {
  if ('subjectId' in about) {
    await openReview(ctx, { reason: 'unsettled', subject: about.subjectId, suggestions: [] })
    return
  }
  const { attemptId } = about
  const attempt = await ctx.tx.paymentAttempt.findFirst({
    where: { tenantId: ctx.tenantId, id: attemptId },
    select: { orderId: true },
  })
  if (!attempt) return
  await openReview(ctx, {
    reason: 'unsettled',
    subject: attemptId,
    attemptId,
    orderId: attempt.orderId,
    suggestions: [],
  })
}
