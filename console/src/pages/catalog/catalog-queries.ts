import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Api } from '../../lib/api/api.ts'
import { type CatalogFilter, type CatalogView, viewOf } from './catalog-filter.ts'

/** What another item, price or stock may have changed. */
export const CATALOG_KEYS = ['items', 'item'] as const

const ASKED: Record<CatalogView, { active?: 'true' | 'false'; low_stock?: 'true' }> = {
  all: {},
  active: { active: 'true' },
  low: { active: 'true', low_stock: 'true' },
  inactive: { active: 'false' },
}

/** The goods under a filter, page by page. */
export function itemsQuery(api: Api, filter: CatalogFilter) {
  const asked = { ...ASKED[viewOf(filter)], q: filter.q }
  return infiniteQueryOptions({
    queryKey: ['items', asked],
    queryFn: ({ pageParam, signal }) =>
      api('GET /v1/catalog/items', { query: { ...asked, cursor: pageParam ?? undefined }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next_cursor,
    placeholderData: keepPreviousData,
  })
}

/** One of them, whole. */
export function itemQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: ['item', id],
    queryFn: async ({ signal }) => (await api('GET /v1/catalog/items/:id', { params: { id }, signal })).item,
  })
}
