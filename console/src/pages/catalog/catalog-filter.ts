export const VIEWS = ['all', 'active', 'low', 'inactive'] as const
export type CatalogView = (typeof VIEWS)[number]

/** Which goods are listed, as it stands in the address. */
export interface CatalogFilter {
  view?: CatalogView
  q?: string
}

/** Whoever opens the page sees all goods. */
export function viewOf(filter: CatalogFilter): CatalogView {
  return filter.view ?? 'all'
}

/** The filter of an address; what is none is left out. A SKU of digits alone is read as a number. */
export function readCatalogFilter(search: Readonly<Record<string, unknown>>): CatalogFilter {
  const view = VIEWS.find((known) => known === search.view)
  const q = typeof search.q === 'string' || typeof search.q === 'number' ? String(search.q).trim() : ''
  return { ...(view ? { view } : {}), ...(q ? { q } : {}) }
}
