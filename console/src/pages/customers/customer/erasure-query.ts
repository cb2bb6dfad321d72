import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../lib/api/api.ts'

/** The proof that a customer was erased; null for one who was not. */
export function erasureQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: ['customer', id, 'erasure'],
    queryFn: async ({ signal }) => (await api('GET /v1/customers/:id/erasure', { params: { id }, signal })).erasure,
  })
}
