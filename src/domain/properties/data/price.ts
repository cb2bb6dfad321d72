import { z } from 'zod'
import { MOST_MINOR } from '../../../lib/money.ts'
import { Season } from './season.ts'
import { strictKeys } from './strict-keys.ts'
import { writtenOr } from './written-or.ts'

/** What a price is for one of. Closed, because each has its words in every language. */
export const PriceUnit = z.enum([
  'person',
  'adult',
  'child',
  'couple',
  'group',
  'room',
  'night',
  'day',
  'week',
  'hour',
  'session',
  'round',
  'trip',
  'ticket',
  'item',
])
export type PriceUnit = z.infer<typeof PriceUnit>

const Amount = z
  .int('must be a whole number of the minor unit: KES 2,500 is 250000')
  .min(0, 'must not be below 0: a price that is free is 0')
  .max(MOST_MINOR)

const Parts = strictKeys({
  min_minor: Amount,
  max_minor: Amount,
  currency: z.string().regex(/^[A-Z]{3}$/, 'write the three letters of the currency, as "KES"'),
  per: PriceUnit.optional(),
  /** Without one the price holds all year. */
  season: Season.optional(),
}).superRefine(({ min_minor, max_minor }, check) => {
  if (max_minor >= min_minor) return
  check.addIssue({ code: 'custom', path: ['max_minor'], message: `is below min_minor, ${min_minor}: swap them` })
})

/**
 * What something costs, never converted: {min_minor, max_minor, currency, per?, season?}, with amount_minor for both when it is
 * one amount. As text "KES 2,500-4,000 per person" or "USD 120 per night (low 04-01..06-30)".
 */
export const Price = writtenOr(readPrice, () => z.preprocess(oneAmount, Parts))
export type Price = z.infer<typeof Parts>

const AMOUNT = String.raw`(\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?|\d+(?:\.\d{1,2})?)`
const WRITTEN = new RegExp(
  `^(from )?([a-z]{3}) ?${AMOUNT}(?: ?(?:-|–|to) ?(?:\\2 ?)?${AMOUNT})?(?: ?(?:/|per) ?([a-z]+))?(?: ?\\((?:(.*?) )?([\\d-]+)\\.\\.([\\d-]+)\\))?$`,
  'i',
)

function readPrice(text: string): unknown {
  const [, from, currency = '', low, high = low, per, name, begins, ends] = WRITTEN.exec(text) ?? []
  if (low === undefined || high === undefined) {
    return { problem: `"${text}" is no price: write "KES 2,500-4,000 per person", or "KES 0" for what is free` }
  }
  if (from !== undefined && begins === undefined) {
    return { problem: '"from" says nothing without its season: write "KES 18,000 per night (low 04-01..06-30)"' }
  }
  return {
    min_minor: minorOf(low),
    max_minor: minorOf(high),
    currency: currency.toUpperCase(),
    ...(per !== undefined && { per: per.toLowerCase() }),
    ...(begins !== undefined && { season: { ...(name !== undefined && { name }), from: begins, to: ends } }),
  }
}

function minorOf(amount: string): number {
  return Math.round(Number(amount.replaceAll(',', '')) * 100)
}

function oneAmount(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('amount_minor' in value)) return value
  const { amount_minor, ...rest } = value
  return { min_minor: amount_minor, max_minor: amount_minor, ...rest }
}
