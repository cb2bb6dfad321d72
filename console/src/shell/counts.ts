import { useQuery } from '@tanstack/react-query'
import { useApi } from '../lib/api/api-context.ts'
import { useMay } from '../lib/api/me.ts'
import type { Page } from './pages.ts'

type Counts = Partial<Record<Page['to'], number>>

/** How much waits on a page, beside its name; nothing stands where nothing waits. */
export function useCounts(): Counts {
  const api = useApi()
  const may = useMay()
  const { data } = useQuery({
    queryKey: ['conversations', 'counts'],
    queryFn: async ({ signal }) => (await api('GET /v1/conversations', { query: { limit: 1 }, signal })).counts,
    enabled: may('listConversations'),
  })
  return data && data.waiting > 0 ? { '/inbox': data.waiting } : {}
}
