import { z } from 'zod'
import { ReviewReason, ReviewStatus, ReviewSuggestion, type ReviewView } from '../../domain/payments/index.ts'

/** A question about money as staff see it. */
export const ReviewWire = z.strictObject({
  review_id: z.uuid(),
  reason: ReviewReason,
  status: ReviewStatus,
  money: z
    .strictObject({
      receipt: z.string().nullable(),
      amount_minor: z.int(),
      unallocated_minor: z.int(),
      refunded_minor: z.int(),
      currency: z.string(),
      typed_reference: z.string().nullable(),
      payer: z.string().nullable(),
      paid_at: z.iso.datetime().nullable(),
    })
    .nullable(),
  order_id: z.uuid().nullable(),
  attempt_id: z.uuid().nullable(),
  suggestions: z.array(
    z.strictObject({ order_id: z.uuid(), reference: z.string(), because: ReviewSuggestion.shape.because }),
  ),
  decided_by: z.string().nullable(),
  note: z.string().nullable(),
  created_at: z.iso.datetime(),
  decided_at: z.iso.datetime().nullable(),
})
export type ReviewWire = z.infer<typeof ReviewWire>

export function reviewWire(review: ReviewView): ReviewWire {
  return {
    review_id: review.reviewId,
    reason: review.reason,
    status: review.status,
    money: review.money && moneyInQuestion(review.money),
    order_id: review.orderId,
    attempt_id: review.attemptId,
    suggestions: review.suggestions.map(({ orderId, reference, because }) => ({
      order_id: orderId,
      reference,
      because,
    })),
    decided_by: review.decidedBy,
    note: review.note,
    created_at: review.createdAt,
    decided_at: review.decidedAt,
  }
}

function moneyInQuestion(money: NonNullable<ReviewView['money']>): NonNullable<ReviewWire['money']> {
  return {
    receipt: money.receipt,
    amount_minor: money.amountMinor,
    unallocated_minor: money.unallocatedMinor,
    refunded_minor: money.refundedMinor,
    currency: money.currency,
    typed_reference: money.typedReference,
    payer: money.payer,
    paid_at: money.paidAt,
  }
}
