import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../lib/api/api.ts'
import type { Language } from '../../lib/languages.ts'

/** How the people of the shop share its inbox. */
export function inboxSettingsQuery(api: Api) {
  return queryOptions({
    queryKey: ['settings', 'inbox'],
    queryFn: ({ signal }) => api('GET /v1/settings/inbox', { signal }),
    staleTime: 60_000,
  })
}

/** All that the shop has set, with its draft, called by names of a language. */
export function settingsQuery(api: Api, language: Language) {
  return queryOptions({
    queryKey: ['settings', 'all', language],
    queryFn: ({ signal }) => api('GET /v1/settings', { query: { language }, signal }),
    staleTime: 60_000,
  })
}

/** What held and holds, the newest first. */
export function versionsQuery(api: Api) {
  return queryOptions({
    queryKey: ['settings', 'versions'],
    queryFn: ({ signal }) => api('GET /v1/settings/versions', { query: { limit: 100 }, signal }),
  })
}
