import { recordAudit } from '../../audit/index.ts'
import type { TxCtx } from '../../context.ts'
import type { ReviewReason, ReviewSuggestion } from './schemas.ts'

/** A question to a person about money. `subject` is what it is about: the same question is asked once. */
export interface NewReview {
  reason: ReviewReason
  subject: string
  receiptId?: string | null
  attemptId?: string | null
  orderId?: string | null
  suggestions: readonly ReviewSuggestion[]
  /** What the report said that no row of money says. */
  note?: string
}

/**
 * Puts a question into the review queue, once per reason and subject; one receipt has one open question, whatever the
 * reasons. Returns its id, also when it was there before.
 */
export async function openReview(ctx: TxCtx, review: NewReview): Promise<string> {
  const { reason, subject, receiptId = null, attemptId = null, orderId = null, suggestions, note = null } = review
  const id = ctx.ids.uuid()
  const { count } = await ctx.tx.paymentReview.createMany({
    data: {
      tenantId: ctx.tenantId,
      id,
      reason,
      subject,
      receiptId,
      attemptId,
      orderId,
      suggestions: suggestions.map((suggestion) => ({ ...suggestion })),
      note,
      createdAt: ctx.clock.now(),
    },
    skipDuplicates: true,
  })
  if (count === 0) {
    const before = await ctx.tx.paymentReview.findFirstOrThrow({
      where: {
        tenantId: ctx.tenantId,
        OR: [{ reason, subject }, ...(receiptId === null ? [] : [{ receiptId, status: 'open' }])],
      },
      orderBy: { status: 'desc' },
      select: { id: true, reason: true },
    })
    if (before.reason !== reason) await noteReason(ctx, before.id, review)
    return before.id
  }
  ctx.log.warn('payment_review_opened', { tenantId: ctx.tenantId, reviewId: id, reason })
  await recordAudit(ctx, {
    action: 'payment_review.opened',
    subjectType: 'payment_review',
    subjectId: id,
    data: { reason, receiptId, attemptId, orderId },
  })
  ctx.tell({ kind: 'payment_review', id })
  return id
}

/** The receipt is in question already: why it is once more stays on record. */
async function noteReason(ctx: TxCtx, reviewId: string, { reason, attemptId, orderId }: NewReview): Promise<void> {
  ctx.log.warn('payment_review_repeated', { tenantId: ctx.tenantId, reviewId, reason })
  await recordAudit(ctx, {
    action: 'payment_review.repeated',
    subjectType: 'payment_review',
    subjectId: reviewId,
    data: { reason, attemptId: attemptId ?? null, orderId: orderId ?? null },
  })
}
