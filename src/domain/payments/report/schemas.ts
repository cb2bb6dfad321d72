import { z } from 'zod'
import { PaymentMethod } from '../../../lib/payment-method.ts'
import { RefundHow } from '../reviews/schemas.ts'
import { AttemptStatus } from '../schemas.ts'

const Count = z.int().min(0)
const Sum = z.strictObject({ count: Count, amountMinor: z.int() })

/** Amounts are integers of the minor unit; a share is 0 to 1, or null when there is nothing to take it of. */
export const SettlementReport = z.strictObject({
  /** Attempts and money count by when they began or came in; `to` is the first instant that is left out. */
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  /** Attempts by method and currency, with what became of them so far. */
  methods: z.array(
    z.strictObject({
      method: PaymentMethod,
      currency: z.string(),
      all: Sum,
      paid: Sum,
      outcomes: z.array(
        z.strictObject({
          status: AttemptStatus,
          resultCode: z.string().nullable(),
          count: Count,
          amountMinor: z.int(),
        }),
      ),
      /** From the start of an attempt to the provider's first word about it; n attempts have heard one. */
      timeToCallback: z.strictObject({ n: Count, p50Ms: z.int().nullable(), p95Ms: z.int().nullable() }),
    }),
  ),
  /** Orders whose first attempt failed, expired or was cancelled, and how many of them were paid all the same. */
  rescue: z.strictObject({
    firstAttemptUnpaid: Count,
    rescued: Count,
    byAnotherMethod: Count,
    bySameMethod: Count,
    share: z.number().min(0).max(1).nullable(),
  }),
  /** Money that came in and that no order has. */
  unallocated: z.array(z.strictObject({ currency: z.string(), count: Count, amountMinor: z.int() })),
  /** Money that went back to its payers, by hand or by a reversal. */
  refunded: z.array(z.strictObject({ currency: z.string(), how: RefundHow, count: Count, amountMinor: z.int() })),
  /** Reversals that are under way, or of which nobody knows whether they went through. */
  reversing: z.array(z.strictObject({ currency: z.string(), count: Count, amountMinor: z.int() })),
  /** Questions to a person that are open now, whenever they were asked. */
  openReviews: z.array(z.strictObject({ reason: z.string(), count: Count })),
})
export type SettlementReport = z.infer<typeof SettlementReport>
