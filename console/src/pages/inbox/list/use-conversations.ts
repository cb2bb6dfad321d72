import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { AnswerTo } from '../../../../../src/http/contract/client.ts'
import type { ConversationRow } from '../../../../../src/http/contract/inbox-shapes.ts'
import { useApi } from '../../../lib/api/api-context.ts'
import type { InboxFilter } from '../inbox-filter.ts'
import { conversationsQuery } from '../queries.ts'

export interface Listed {
  rows: readonly ConversationRow[]
  counts: AnswerTo<'GET /v1/conversations'>['counts'] | undefined
  isPending: boolean
  /** Null while all went well. */
  error: unknown
  retry: () => void
  /** Null on the last page. */
  more: (() => void) | null
}

/** The conversations under a filter as far as they were fetched. One that moved up between two pages is shown once. */
export function useConversations(filter: InboxFilter): Listed {
  const { data, isPending, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    conversationsQuery(useApi(), filter),
  )
  const rows = useMemo(() => {
    const seen = new Map<string, ConversationRow>()
    for (const row of data?.pages.flatMap((page) => page.conversations) ?? []) {
      if (!seen.has(row.conversation_id)) seen.set(row.conversation_id, row)
    }
    return [...seen.values()]
  }, [data])
  return {
    rows,
    counts: data?.pages[0]?.counts,
    isPending,
    // What was fetched stays on the page while a later try fails.
    error: data === undefined ? error : null,
    retry: () => void refetch(),
    more: hasNextPage && !isFetchingNextPage ? () => void fetchNextPage() : null,
  }
}
