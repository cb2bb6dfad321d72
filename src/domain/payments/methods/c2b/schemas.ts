import { z } from 'zod'
import { Money } from '../../../../lib/money.ts'

/** What a customer types into her M-PESA menu. A till asks for no account number. */
export const PaymentInstructions = z.strictObject({
  kind: z.enum(['paybill', 'till']),
  number: z.string(),
  account: z.string().nullable(),
  /** What is still due: less than the order's total when a part has come in. */
  amount: Money,
  expiresAt: z.iso.datetime(),
  /** Until when the goods are not sold to others; null when they may be. */
  keptUntil: z.iso.datetime().nullable(),
})
export type PaymentInstructions = z.infer<typeof PaymentInstructions>

export const IssuedInstructions = z.strictObject({
  outcome: z.enum(['instructions', 'already_paid']),
  attemptId: z.uuid().nullable(),
  instructions: PaymentInstructions.nullable(),
})
export type IssuedInstructions = z.infer<typeof IssuedInstructions>
