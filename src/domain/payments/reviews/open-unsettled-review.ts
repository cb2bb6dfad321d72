import type { TxCtx } from '../../context.ts'
import { openReview } from './open-review.ts'

/** Asks a person about a payment, or a report of money, that could not be settled however often it was tried. */
export async function openUnsettledReview(
  ctx: TxCtx,
  about: { attemptId: string } | { notificationId: string },
): Promise<void> {
  if ('notificationId' in about) {
    await openReview(ctx, { reason: 'unsettled', subject: about.notificationId, suggestions: [] })
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
