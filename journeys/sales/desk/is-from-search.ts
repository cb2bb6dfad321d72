import type { SalesSlice } from '../slice.ts'

/** Whether an item was found by the search that is going on, so that what was said of the search holds for it. */
export function isFromSearch(
  itemId: string,
  { lastCatalogResults, search }: Pick<SalesSlice, 'lastCatalogResults' | 'search'>,
): boolean {
  return search?.itemIds.includes(itemId) === true || lastCatalogResults.some((item) => item.itemId === itemId)
}
