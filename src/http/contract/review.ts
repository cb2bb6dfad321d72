import { z } from 'zod'
import { ReviewReason, ReviewStatus, ReviewSuggestion } from '../../domain/payments/reviews/schemas.ts'

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
