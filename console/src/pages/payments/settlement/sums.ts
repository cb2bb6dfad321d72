import { formatMoney } from '../../../lib/money.ts'

/** So many rows, and what they are worth together. */
export interface Sum {
  currency: string
  count: number
  amountMinor: number
}

/** What rows are worth, each currency by itself: money of two currencies is never added up. */
export function amountsOf(sums: readonly Sum[], locale: string): string {
  const currencies = [...new Set(sums.map(({ currency }) => currency))]
  return currencies
    .map((currency) => {
      const amount_minor = sums.reduce((total, sum) => total + (sum.currency === currency ? sum.amountMinor : 0), 0)
      return formatMoney({ amount_minor, currency }, locale)
    })
    .join(' · ')
}

export function countOf(sums: readonly Sum[]): number {
  return sums.reduce((total, { count }) => total + count, 0)
}
