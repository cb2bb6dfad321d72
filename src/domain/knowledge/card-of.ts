import type { ItemDetail } from '../catalog/schemas.ts'
import type { Snippet } from './schemas.ts'

/** Whose an item is and what it costs, over the variants that can be had now. */
export function cardOf({ brand, variants }: ItemDetail): Snippet['card'] {
  const prices = variants.filter(({ available }) => available > 0).map(({ price }) => price)
  const [first] = prices
  if (first === undefined) return null
  const amounts = prices.map(({ amountMinor }) => amountMinor)
  const { currency } = first
  return {
    brand,
    priceFrom: { amountMinor: Math.min(...amounts), currency },
    priceTo: { amountMinor: Math.max(...amounts), currency },
  }
}
