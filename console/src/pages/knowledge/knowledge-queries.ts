import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../lib/api/api.ts'

/** What may be told otherwise once a document or an entry of the FAQ has changed. */
export const TOLD_KEYS = ['documents', 'document', 'passages', 'gaps', 'faq', 'conflicts', 'stale'] as const

export function documentQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: ['document', id],
    queryFn: async ({ signal }) => (await api('GET /v1/knowledge/:id', { params: { id }, signal })).document,
  })
}

/** What somebody should look at again, and what has expired. */
export function staleQuery(api: Api) {
  return queryOptions({
    queryKey: ['stale'],
    queryFn: ({ signal }) => api('GET /v1/knowledge/stale', { signal }),
  })
}
