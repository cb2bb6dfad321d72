import type { CatalogQuery } from '../../../src/domain/catalog/schemas.ts'
import { comesIn, packingOf } from '../../../src/language/grammar/shop-goods.ts'
import type { ShopIndex } from '../../../src/language/linking/build-index.ts'
import type { Wanted } from '../../../src/language/reading.ts'

/** How many items are shown at once. */
const SHOWN = 5
/** "Around 4k" looks a third to either side. */
const AROUND = 1 / 3

/** What a search asks of the catalog; `without` leaves out what was shown already. Goods that come in the amount that was said come in it. */
export function catalogQuery(wanted: Wanted, without: readonly string[], shop: ShopIndex): CatalogQuery {
  const { itemIds, values, nearPriceMinor, minPriceMinor, maxPriceMinor } = wanted
  const size = values.find(({ option }) => option !== 'colour')?.value ?? packing(wanted, shop)
  return {
    itemIds: itemIds.length === 0 ? null : itemIds.slice(0, 500),
    terms: itemIds.length === 0 ? wanted.features : [],
    size,
    colours: values.filter(({ option }) => option === 'colour').map(({ value }) => value),
    minPriceMinor: minPriceMinor ?? (nearPriceMinor === null ? null : Math.round(nearPriceMinor * (1 - AROUND))),
    maxPriceMinor: maxPriceMinor ?? (nearPriceMinor === null ? null : Math.round(nearPriceMinor * (1 + AROUND))),
    categories: wanted.categories,
    sort: wanted.sort ?? 'relevance',
    excludeItemIds: [...without],
    limit: SHOWN,
  }
}

/** "A five kilo bag", where some of the goods are packed so. */
function packing({ itemIds, measure }: Wanted, shop: ShopIndex): string | null {
  if (measure === null) return null
  const value = packingOf(measure)
  return itemIds.some((id) => comesIn(id, value, shop)) ? value : null
}

/** A search that could mean half the shop: a kind of thing at most, and nothing that narrows it. */
export function isVague({
  values,
  features,
  minPriceMinor,
  maxPriceMinor,
  nearPriceMinor,
  sort,
  measure,
}: Wanted): boolean {
  const priced = minPriceMinor !== null || maxPriceMinor !== null || nearPriceMinor !== null || sort !== null
  return values.length === 0 && features.length === 0 && measure === null && !priced
}
