import { queryOptions } from '@tanstack/react-query'
import type { Api } from './api/api.ts'

const LOOK_AGAIN_MS = 5 * 60_000

/** What models cost today, and who answers because of that. */
export function spendQuery(api: Api) {
  return queryOptions({
    queryKey: ['spend'],
    queryFn: ({ signal }) => api('GET /v1/spend', { signal }),
    refetchInterval: LOOK_AGAIN_MS,
  })
}
