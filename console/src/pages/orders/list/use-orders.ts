import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { OrderRowWire } from '../../../../../src/http/contract/order-shapes.ts'
import { useApi } from '../../../lib/api/api-context.ts'
import { type OrdersFilter, viewOf } from '../orders-filter.ts'

/** The orders under a filter, page by page, and their rows. */
export function useOrders(filter: OrdersFilter) {
  const api = useApi()
  const asked = { view: viewOf(filter), payment: filter.payment, q: filter.q }
  const query = useInfiniteQuery({
    queryKey: ['orders', asked],
    queryFn: ({ pageParam, signal }) =>
      api('GET /v1/orders', { query: { ...asked, cursor: pageParam ?? undefined }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next_cursor,
    placeholderData: keepPreviousData,
  })
  const rows: OrderRowWire[] = query.data?.pages.flatMap((page) => page.orders) ?? []
  return { query, rows }
}
