import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../lib/api/api.ts'
import { isUnderWay } from '../trip-of.ts'

/** How often a run that is under way is read again. */
const LOOK_AGAIN_MS = 1_000

/** A run, whole; read again and again until it has ended. */
export function tripQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: ['trip', id],
    queryFn: ({ signal }) => api('GET /v1/trips/:id', { params: { id }, signal }),
    refetchInterval: ({ state }) => (isUnderWay(state.data?.run.status) ? LOOK_AGAIN_MS : false),
  })
}

/** All runs of one trip, the newest first. */
export function versionsQuery(api: Api, tripId: string) {
  return queryOptions({
    queryKey: ['trips', 'of', tripId],
    queryFn: async ({ signal }) => (await api('GET /v1/trips', { query: { trip_id: tripId }, signal })).trips,
  })
}
