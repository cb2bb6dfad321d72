import type { ItemDetail } from '../../../src/domain/catalog/schemas.ts'
import type { Money } from '../../../src/lib/money.ts'

/** The lowest price at which an item can be bought now; null when it is sold out. */
export function cheapestOf({ variants }: ItemDetail): Money | null {
  const inStock = variants.filter(({ available }) => available > 0)
  const [least] = inStock.map(({ price }) => price).sort((a, b) => a.amountMinor - b.amountMinor)
  return least ?? null
}
