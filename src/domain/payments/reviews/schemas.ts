import { z } from 'zod'

/** Why a person has to look. Each says what is wrong, not what to do about it. */
export const ReviewReason = z.enum([
  /** More came in than is due; the rest belongs to nobody yet. */
  'overpaid',
  /** The typed reference is none of ours, or there is none. */
  'unmatched',
  /** The typed reference is one edit away from one of ours. */
  'mistyped',
  /** The order was paid, cancelled or changed, or its goods are gone. */
  'order_cannot_take_it',
  /** Another shop has booked the same receipt. */
  'receipt_of_another_shop',
  /** An instruction got a part and never the rest. */
  'part_never_completed',
  /** It was for a share of an order that is not shared any more, and goes back. */
  'share_ended',
  /** A report of money that cannot be read. */
  'unreadable',
  /** Money came for a shortcode that is not this shop's. */
  'wrong_shortcode',
  /** The provider says something that contradicts what it said before. */
  'contradiction',
  /** M-PESA moved shillings for an order that is priced in another currency. */
  'other_currency',
  /** Amount, currency or reference differ from what was asked for. */
  'mismatch',
  /** The provider took paid money back. */
  'reversed',
  /** Somebody says that money has come, and the provider has not confirmed it. */
  'unproven',
  /** A payment that the provider confirmed, but whose receipt never came. */
  'receipt_missing',
  /** Every try to settle it failed, for reasons of our own. */
  'unsettled',
  /** Money was to be sent back, and nobody knows whether it went. */
  'reversal_unknown',
])
export type ReviewReason = z.infer<typeof ReviewReason>

/** An order that the money may be meant for, and why we think so. Never acted on by code. */
export const ReviewSuggestion = z.strictObject({
  orderId: z.uuid(),
  reference: z.string(),
  because: z.enum(['similar_reference', 'same_reference', 'same_amount', 'recent']),
})
export type ReviewSuggestion = z.infer<typeof ReviewSuggestion>

export const ReviewStatus = z.enum(['open', 'allocated', 'dismissed', 'refunded', 'confirmed'])
export type ReviewStatus = z.infer<typeof ReviewStatus>

/** How money went back: by hand, as a person has written down, or by the provider itself. */
export const RefundHow = z.enum(['mpesa_by_hand', 'bank', 'cash', 'reversal'])
export type RefundHow = z.infer<typeof RefundHow>

/** What staff sees of a review. */
export const ReviewView = z.strictObject({
  reviewId: z.uuid(),
  reason: ReviewReason,
  status: ReviewStatus,
  /** The money in question; null when the review is about an attempt without money of its own. */
  money: z
    .strictObject({
      receipt: z.string().nullable(),
      amountMinor: z.int(),
      /** What no order has yet, and nobody was given back. */
      unallocatedMinor: z.int(),
      refundedMinor: z.int(),
      currency: z.string(),
      typedReference: z.string().nullable(),
      payer: z.string().nullable(),
      paidAt: z.iso.datetime().nullable(),
    })
    .nullable(),
  orderId: z.uuid().nullable(),
  attemptId: z.uuid().nullable(),
  suggestions: z.array(ReviewSuggestion),
  decidedBy: z.string().nullable(),
  note: z.string().nullable(),
  createdAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().nullable(),
})
export type ReviewView = z.infer<typeof ReviewView>
