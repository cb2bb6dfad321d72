import type { ReviewView } from '../../domain/payments/index.ts'
import type { ReviewWire } from '../contract/review.ts'

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
