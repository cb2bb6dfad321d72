import { z } from 'zod'
import { PaymentMethod } from '../../../lib/payment-method.ts'
import { RefundHow } from '../reviews/schemas.ts'

/** Money that went back to its payer. */
export const RefundView = z.object({
  refundId: z.uuid(),
  receiptId: z.uuid(),
  receipt: z.string().nullable(),
  orderId: z.uuid().nullable(),
  orderReference: z.string().nullable(),
  /** It was the order's own money, and not what was too much. */
  isOrders: z.boolean(),
  /** By which it had come; null when nobody knows. */
  method: PaymentMethod.nullable(),
  amountMinor: z.int(),
  currency: z.string(),
  how: RefundHow,
  reference: z.string(),
  note: z.string(),
  by: z.string(),
  byName: z.string().nullable(),
  at: z.date(),
})
export type RefundView = z.infer<typeof RefundView>

/** Money that came in for an order, as staff see it. */
export const StoredReceipt = z.object({
  receiptId: z.uuid(),
  receipt: z.string().nullable(),
  provider: z.string(),
  attemptId: z.uuid().nullable(),
  amountMinor: z.int(),
  allocatedMinor: z.int(),
  refundedMinor: z.int(),
  reversingMinor: z.int(),
  currency: z.string(),
  payer: z.string().nullable(),
  at: z.date(),
  reversedAt: z.date().nullable(),
  /** A reversal of it has no result yet: it may go through, so nothing else goes back. */
  underWay: z.boolean(),
})
export type StoredReceipt = z.infer<typeof StoredReceipt>

export interface OrderReceipt extends StoredReceipt {
  /** The most that can be given back by hand. */
  refundableMinor: number
  /** The amounts of which its provider may be asked to send one back; none where it cannot. */
  reversibleMinor: number[]
}
