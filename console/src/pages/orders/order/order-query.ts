import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../lib/api/api.ts'

/** One order, whole. */
export function orderQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: ['order', id],
    queryFn: async ({ signal }) => (await api('GET /v1/orders/:id', { params: { id }, signal })).order,
  })
}
