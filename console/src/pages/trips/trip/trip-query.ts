import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../lib/api/api.ts'

/** A run, whole. */
export function tripQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: ['trip', id],
    queryFn: ({ signal }) => api('GET /v1/trips/:id', { params: { id }, signal }),
  })
}

/** All runs of one trip, the newest first. */
export function versionsQuery(api: Api, tripId: string) {
  return queryOptions({
    queryKey: ['trips', 'of', tripId],
    queryFn: async ({ signal }) => (await api('GET /v1/trips', { query: { trip_id: tripId }, signal })).trips,
  })
}
