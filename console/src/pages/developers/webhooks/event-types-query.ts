import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../lib/api/api.ts'

/** What programs can hear of. It changes with the version of the product alone. */
export function eventTypesQuery(api: Api) {
  return queryOptions({
    queryKey: ['event-types'],
    queryFn: async ({ signal }) => (await api('GET /v1/event-types', { signal })).event_types,
    staleTime: Number.POSITIVE_INFINITY,
  })
}
