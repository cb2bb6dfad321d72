import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef } from 'react'
import { useWords } from '../../../lib/words.ts'
import { Empty } from '../../../ui/empty.tsx'
import { ErrorNotice } from '../../../ui/error-notice.tsx'
import { later } from '../../../ui/later.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { type InboxFilter, queueOf } from '../inbox-filter.ts'
import { ConversationLink } from './conversation-link.tsx'
import { ListHeader } from './list-header.tsx'
import { RowCheck } from './row-check.tsx'
import type { Listed } from './use-conversations.ts'
import type { Selection } from './use-selection.ts'

const BulkBar = later(async () => (await import('./bulk-bar.tsx')).BulkBar)

const ROW_PX = 85
/** The next page is asked for when this many rows are left. */
const AHEAD = 10

interface ConversationListProps {
  filter: InboxFilter
  list: Listed
  openId: string | undefined
  /** Null for whom there is nothing to do with several at once. */
  selection: Selection | null
}

/** Who waits, the most urgent first. Only the rows in sight are on the page, however many there are. */
export function ConversationList({ filter, list, openId, selection }: ConversationListProps) {
  const words = useWords()
  return (
    <>
      <ListHeader filter={filter} counts={list.counts} onChoose={selection?.begin ?? null} />
      {selection?.on && (
        <BulkBar selection={selection} shown={list.rows.map(({ conversation_id }) => conversation_id)} />
      )}
      <div id="inbox-list" role="tabpanel" aria-label={words('nav.inbox')} className="flex min-h-0 grow flex-col">
        {list.isPending ? (
          <Skeleton />
        ) : list.error !== null ? (
          <ErrorNotice error={list.error} onRetry={list.retry} />
        ) : list.rows.length === 0 ? (
          <Nobody filter={filter} assistant={list.counts?.assistant ?? 0} />
        ) : (
          <Rows filter={filter} list={list} openId={openId} selection={selection} />
        )}
      </div>
    </>
  )
}

function Nobody({ filter, assistant }: { filter: InboxFilter; assistant: number }) {
  const words = useWords()
  return queueOf(filter) === 'waiting' ? (
    <Empty icon="check" title={words('inbox.nobody_waits')}>
      {words('inbox.with_assistant', { count: assistant })}
    </Empty>
  ) : (
    <Empty icon="inbox" title={words('inbox.none')} />
  )
}

function Rows({ filter, list: { rows, more }, openId, selection }: ConversationListProps) {
  const words = useWords()
  const scroller = useRef<HTMLDivElement>(null)
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    getItemKey: (index) => rows[index]?.conversation_id ?? index,
    overscan: 6,
  })
  const items = virtual.getVirtualItems()
  const last = items.at(-1)?.index ?? 0
  useEffect(() => {
    if (last >= rows.length - AHEAD) more?.()
  }, [last, rows.length, more])
  const openAt = rows.findIndex((row) => row.conversation_id === openId)
  useEffect(() => {
    if (openAt >= 0) virtual.scrollToIndex(openAt, { align: 'auto' })
  }, [openAt, virtual])
  return (
    <div ref={scroller} className="min-h-0 grow overflow-y-auto">
      <ul aria-label={words('inbox.list')} className="relative" style={{ height: virtual.getTotalSize() }}>
        {items.map((item) => {
          const row = rows[item.index]
          return row ? (
            <li
              key={item.key}
              ref={virtual.measureElement}
              data-index={item.index}
              aria-setsize={rows.length}
              aria-posinset={item.index + 1}
              className="group absolute top-0 left-0 w-full"
              style={{ transform: `translateY(${item.start}px)` }}
            >
              <ConversationLink row={row} filter={filter} open={row.conversation_id === openId} />
              {selection && <RowCheck row={row} selection={selection} />}
            </li>
          ) : null
        })}
      </ul>
    </div>
  )
}
