import { z } from 'zod'
import { Money } from '../../lib/money.ts'

/** One offer as it may be told to a customer. `discount` is what it takes off the order asked about, null without an order. */
export const OfferView = z.strictObject({
  offerId: z.uuid(),
  code: z.string().nullable(),
  title: z.record(z.string(), z.string()),
  minTotal: Money.nullable(),
  endsAt: z.iso.datetime(),
  discount: Money.nullable(),
})
export type OfferView = z.infer<typeof OfferView>
