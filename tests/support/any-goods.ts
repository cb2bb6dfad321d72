import type { CatalogQuery } from '../../src/domain/catalog/index.ts'

/** A search that narrows by nothing. */
export const ANY_GOODS: CatalogQuery = {
  itemIds: null,
  terms: [],
  size: null,
  colours: [],
  minPriceMinor: null,
  maxPriceMinor: null,
  categories: [],
  sort: 'relevance',
  excludeItemIds: [],
  limit: 6,
}
