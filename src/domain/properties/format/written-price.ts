import { formatMoney } from '../../../lib/money.ts'
import type { Price } from '../data/price.ts'

/** "KES 2,500 - KES 4,000 per person (low 04-01..06-30)", which our own grammar reads. */
export function writtenPrice({ min_minor, max_minor, currency, per, season }: Price): string {
  const [low, high] = [min_minor, max_minor].map((amountMinor) => formatMoney({ amountMinor, currency }))
  const range = low === high ? low : `${low}-${high}`
  const months =
    season === undefined ? '' : ` (${season.name === undefined ? '' : `${season.name} `}${season.from}..${season.to})`
  return `${range}${per === undefined ? '' : ` per ${per}`}${months}`
}
