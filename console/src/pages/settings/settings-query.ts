import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../lib/api/api.ts'

/** How the people of the shop share its inbox. */
export function inboxSettingsQuery(api: Api) {
  return queryOptions({
    queryKey: ['settings', 'inbox'],
    queryFn: ({ signal }) => api('GET /v1/settings/inbox', { signal }),
    staleTime: 60_000,
  })
}
