import { queryOptions } from '@tanstack/react-query'
import type { Api } from './api.ts'

/** Who works at the shop: names of who looks at a chat, and to whom it can be given. */
export function teamQuery(api: Api) {
  return queryOptions({
    queryKey: ['team'],
    queryFn: async ({ signal }) => (await api('GET /v1/team', { signal })).members,
    staleTime: 60_000,
  })
}
