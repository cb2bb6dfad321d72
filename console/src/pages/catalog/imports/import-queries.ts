import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { ImportWire } from '../../../../../src/http/contract/catalog-imports.ts'
import type { Api } from '../../../lib/api/api.ts'

/** What a file that is sent, mapped, applied or taken back may have changed. */
export const IMPORT_KEYS = ['imports', 'import', 'items', 'item'] as const

const LOOK_AGAIN_MS = 1_000

/** Whether somebody is at work on it. */
export function isUnderWay(status: ImportWire['status'] | undefined): boolean {
  return status === 'applying' || status === 'undoing'
}

/** The files that were sent, the newest first. */
export function importsQuery(api: Api) {
  return infiniteQueryOptions({
    queryKey: ['imports'],
    queryFn: ({ pageParam, signal }) => api('GET /v1/imports', { query: { cursor: pageParam ?? undefined }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next_cursor,
  })
}

/** One of them; while it is applied or taken back it is looked at again and again. */
export function importQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: ['import', id],
    queryFn: async ({ signal }) => (await api('GET /v1/imports/:id', { params: { id }, signal })).import,
    refetchInterval: ({ state }) => (isUnderWay(state.data?.status) ? LOOK_AGAIN_MS : false),
  })
}
