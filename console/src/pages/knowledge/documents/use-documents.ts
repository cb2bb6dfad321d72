import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useApi } from '../../../lib/api/api-context.ts'

/** The documents of the shop, page by page. */
export function useDocuments() {
  const api = useApi()
  return useInfiniteQuery({
    queryKey: ['documents'],
    queryFn: ({ pageParam, signal }) => api('GET /v1/knowledge', { query: { cursor: pageParam ?? undefined }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next_cursor,
    placeholderData: keepPreviousData,
  })
}
