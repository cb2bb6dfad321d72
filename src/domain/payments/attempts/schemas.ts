import { z } from 'zod'
import { PaymentMethod } from '../../../lib/payment-method.ts'
import { AttemptStatus, type PromptResult } from '../schemas.ts'

/**
 * What a report counts tries to pay by. `rescued`: paid after an earlier one for the same order had failed; `open`: nobody knows yet;
 * `unpaid`: it ended without money.
 */
export const AttemptOutcome = z.enum(['paid', 'rescued', 'open', 'in_review', 'unpaid', 'refunded'])
export type AttemptOutcome = z.infer<typeof AttemptOutcome>

/** A try to pay as staff see it. */
export const ListedAttempt = z.object({
  attemptId: z.uuid(),
  orderId: z.uuid(),
  orderReference: z.string(),
  method: PaymentMethod,
  status: AttemptStatus,
  amountMinor: z.int(),
  currency: z.string(),
  msisdn: z.string().nullable(),
  toStranger: z.boolean(),
  resultCode: z.string().nullable(),
  receipt: z.string().nullable(),
  superseded: z.boolean(),
  createdAt: z.date(),
  expiresAt: z.date(),
  closedAt: z.date().nullable(),
  nextQueryAt: z.date().nullable(),
  queries: z.int(),
})
/** `result` is what its provider's code means; null while there is none. */
export type ListedAttempt = z.infer<typeof ListedAttempt> & { result: PromptResult | null }

/** What was heard about a try to pay, or asked. */
export const AttemptEvent = z.object({
  eventId: z.uuid(),
  source: z.string(),
  receivedAt: z.date(),
  handledAt: z.date().nullable(),
  verdict: z.string().nullable(),
  resultCode: z.string().nullable(),
  amountMinor: z.int().nullable(),
  receipt: z.string().nullable(),
})
export type AttemptEvent = z.infer<typeof AttemptEvent>
