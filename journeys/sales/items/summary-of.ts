import type { ItemDetail, ItemSummary } from '../../../src/domain/catalog/schemas.ts'

/** An item as it stands in a list: prices and options over what can be bought, or over everything when it is sold out. */
export function summaryOf({ itemId, name, brand, category, variants }: ItemDetail): ItemSummary {
  const inStock = variants.filter(({ available }) => available > 0)
  const told = inStock.length > 0 ? inStock : variants
  const prices = told.map(({ price }) => price).sort((a, b) => a.amountMinor - b.amountMinor)
  const [priceFrom] = prices
  const priceTo = prices.at(-1)
  if (priceFrom === undefined || priceTo === undefined) throw new Error(`item ${itemId} has no variant`)
  const options: Record<string, string[]> = {}
  for (const { options: own } of told) {
    for (const [option, value] of Object.entries(own))
      options[option] = [...new Set([...(options[option] ?? []), value])]
  }
  return { itemId, name, brand, category, priceFrom, priceTo, options, inStock: inStock.length > 0 }
}
