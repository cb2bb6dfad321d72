import { recordAudit } from '../../audit/index.ts'
import type { Ctx, Tx } from '../../context.ts'
import type { ReviewReason, ReviewSuggestion } from './schemas.ts'

/** A question to a person about money. `subject` is what it is about: the same question is asked once. */
export interface NewReview {
  reason: ReviewReason
  subject: string
  receiptId?: string | null
  attemptId?: string | null
  orderId?: string | null
  suggestions: readonly ReviewSuggestion[]
}

/** Puts a question into the review queue, once per reason and subject. Returns its id, also when it was there before. */
export async function openReview(tx: Tx, ctx: Ctx, review: NewReview): Promise<string> {
  const { reason, subject, receiptId = null, attemptId = null, orderId = null, suggestions } = review
  const id = ctx.ids.uuid()
  const { count } = await tx.paymentReview.createMany({
    data: {
      tenantId: ctx.tenantId,
      id,
      reason,
      subject,
      receiptId,
      attemptId,
      orderId,
      suggestions: suggestions.map((suggestion) => ({ ...suggestion })),
      createdAt: ctx.clock.now(),
    },
    skipDuplicates: true,
  })
  if (count === 0) {
    const before = await tx.paymentReview.findFirstOrThrow({
      where: { tenantId: ctx.tenantId, reason, subject },
      select: { id: true },
    })
    return before.id
  }
  ctx.log.warn('payment_review_opened', { tenantId: ctx.tenantId, reviewId: id, reason })
  await recordAudit(tx, ctx, {
    action: 'payment_review.opened',
    subjectType: 'payment_review',
    subjectId: id,
    data: { reason, receiptId, attemptId, orderId },
  })
  return id
}
