import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useApi } from '../lib/api/api-context.ts'
import { useMay } from '../lib/api/me.ts'
import { useRested } from '../lib/use-rested.ts'
import { useWords } from '../lib/words.ts'
import { nameOf } from '../pages/inbox/name-of.ts'
import type { Choice } from '../ui/chooser.tsx'

const LEAST = 2
const SHOWN = 8

/** Chats by what was typed: a name, a number, an order, a receipt or words that were said. */
export function useFoundChats(text: string): Choice[] {
  const words = useWords()
  const api = useApi()
  const may = useMay()
  const navigate = useNavigate()
  const q = useRested(text)
  const enough = q.length >= LEAST
  const { data } = useQuery({
    queryKey: ['search', q],
    queryFn: async ({ signal }) => (await api('GET /v1/search', { query: { q }, signal })).conversations,
    enabled: enough && may('search'),
    placeholderData: keepPreviousData,
  })
  if (!enough || !data) return []
  return data.slice(0, SHOWN).map((row) => ({
    key: row.conversation_id,
    icon: 'person',
    title: nameOf(row.customer, words),
    hint: row.last_message?.preview ?? words('palette.chats'),
    run: () => void navigate({ to: '/inbox/$conversationId', params: { conversationId: row.conversation_id } }),
  }))
}
