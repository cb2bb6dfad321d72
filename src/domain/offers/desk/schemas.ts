import { z } from 'zod'
import { SpokenLang } from '../../../lib/languages.ts'
import { MOST_MINOR, type Money } from '../../../lib/money.ts'

const AmountMinor = z.int().min(1).max(MOST_MINOR)
const Uses = z.int().min(1).max(1_000_000)

/** What an offer takes off: a part of the goods it is for, at most so much, or one sum. */
export const Reduction = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('percent'),
    percent: z.int().min(1).max(100),
    maxDiscountMinor: AmountMinor.nullable(),
  }),
  z.strictObject({ kind: z.literal('fixed'), amountMinor: AmountMinor }),
])
export type Reduction = z.infer<typeof Reduction>

/** An offer as staff make it. Its sums are in the shop's currency. */
export const OfferTerms = z.strictObject({
  /** Null: customers have it without a code. */
  code: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9]{3,20}$/, 'must be 3 to 20 letters and digits')
    .transform((code) => code.toUpperCase())
    .nullable(),
  /** What customers are told, in the languages that it is written in; another one is told the English, else the first. */
  title: z
    .partialRecord(SpokenLang, z.string().trim().min(1).max(200))
    .refine((title) => Object.keys(title).length > 0, 'must be written in one language at least'),
  reduction: Reduction,
  /** Of the whole order, before any discount. */
  minTotalMinor: z.int().min(0).max(MOST_MINOR),
  /** Empty means all. */
  categories: z.array(z.string().trim().min(1).max(100)).max(50),
  startsAt: z.date(),
  endsAt: z.date(),
  /** Over all customers; null for no limit. */
  maxRedemptions: Uses.nullable(),
  perCustomer: Uses.nullable(),
})
export type OfferTerms = z.infer<typeof OfferTerms>

export const OfferState = z.enum(['upcoming', 'running', 'ended'])
export type OfferState = z.infer<typeof OfferState>

/** An offer as staff see it, with what it has done so far. */
export interface ShopOffer extends OfferTerms {
  offerId: string
  state: OfferState
  currency: string
  /** Paid orders that it reduced, and those that wait for their payment. */
  paidOrders: number
  openOrders: number
  /** What it took off paid orders, a sum for each currency. */
  cost: Money[]
  version: number
}
