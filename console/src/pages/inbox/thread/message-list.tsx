import { useEffect, useRef, useState } from 'react'
import type { ConversationRow, MessageItem } from '../../../../../src/http/contract/inbox-shapes.ts'
import { useReader } from '../../../lib/reader.ts'
import { formatDay, isSameDay } from '../../../lib/times.ts'
import { useWords } from '../../../lib/words.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorNotice } from '../../../ui/error-notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Bubble } from './bubble.tsx'
import { EventLine } from './event-line.tsx'
import { PendingBubble } from './pending-bubble.tsx'
import { type Scheduled, ScheduledBubble } from './scheduled-bubble.tsx'
import type { Messages } from './use-messages.ts'
import type { Pending } from './use-pending.ts'

interface MessageListProps {
  conversation: ConversationRow
  messages: Messages
  pending: Pending
  scheduled: readonly Scheduled[]
  onWhy: (turnId: string) => void
}

/** What was said, the newest at the bottom: the browser keeps it there while somebody looks there. */
export function MessageList({ conversation, messages, pending, scheduled, onWhy }: MessageListProps) {
  const words = useWords()
  const { items, older } = messages
  if (messages.error !== null) return <ErrorNotice error={messages.error} onRetry={messages.retry} />
  return (
    <div
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
      tabIndex={0}
      role="log"
      aria-label={words('chat.messages')}
      aria-live="off"
      className="flex min-h-0 grow flex-col-reverse overflow-y-auto px-4 py-3 -outline-offset-2"
    >
      <div className="flex flex-col gap-3">
        {messages.isPending && <Skeleton />}
        {older && (
          <Button look="quiet" small className="self-center" busy={messages.isFetchingOlder} onClick={older}>
            {words('chat.older')}
          </Button>
        )}
        {items.map((item, at) => (
          <Line key={item.id} item={item} before={items[at - 1]} conversation={conversation} onWhy={onWhy} />
        ))}
        {pending.replies.map((reply) => (
          <PendingBubble key={reply.key} reply={reply} />
        ))}
        {scheduled.map((one) => (
          <ScheduledBubble key={one.scheduled_id} scheduled={one} />
        ))}
      </div>
      <Announced items={items} />
    </div>
  )
}

interface LineProps {
  item: MessageItem
  before: MessageItem | undefined
  conversation: ConversationRow
  onWhy: (turnId: string) => void
}

function Line({ item, before, conversation, onWhy }: LineProps) {
  const reader = useReader()
  const at = Date.parse(item.at)
  const newDay = before === undefined || !isSameDay(Date.parse(before.at), at, reader)
  return (
    <>
      {newDay && <p className="self-center pt-2 text-meta font-medium text-soft">{formatDay(at, reader)}</p>}
      {item.kind === 'event' ? (
        <EventLine item={item} />
      ) : (
        <Bubble item={item} customer={conversation.customer} onWhy={onWhy} />
      )}
    </>
  )
}

/** Tells those who listen how many messages came, not what they say: they may be in the middle of a sentence. */
function Announced({ items }: { items: readonly MessageItem[] }) {
  const words = useWords()
  const count = items.filter((item) => item.from === 'customer').length
  const before = useRef(count)
  const [came, setCame] = useState(0)
  useEffect(() => {
    if (before.current > 0 && count > before.current) setCame(count - before.current)
    before.current = count
  }, [count])
  return (
    <p aria-live="polite" className="sr-only">
      {came > 0 && words('chat.came', { count: came })}
    </p>
  )
}
