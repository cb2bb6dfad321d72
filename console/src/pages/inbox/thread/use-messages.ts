import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { MessageItem } from '../../../../../src/http/contract/inbox-shapes.ts'
import { useApi } from '../../../lib/api/api-context.ts'
import { messagesQuery } from '../queries.ts'

export interface Messages {
  /** Oldest first. */
  items: readonly MessageItem[]
  isPending: boolean
  error: unknown
  retry: () => void
  /** Fetches what stands before them; null where nothing does. */
  older: (() => void) | null
  isFetchingOlder: boolean
}

/** What was said in a chat, as far back as somebody looked. */
export function useMessages(id: string): Messages {
  const query = useInfiniteQuery(messagesQuery(useApi(), id))
  const items = useMemo(() => {
    const byId = new Map(
      query.data?.pages
        .toReversed()
        .flat()
        .map((item) => [item.id, item]),
    )
    return [...byId.values()]
  }, [query.data])
  return {
    items,
    isPending: query.isPending,
    error: query.data === undefined ? query.error : null,
    retry: () => void query.refetch(),
    older: query.hasNextPage ? () => void query.fetchNextPage() : null,
    isFetchingOlder: query.isFetchingNextPage,
  }
}
