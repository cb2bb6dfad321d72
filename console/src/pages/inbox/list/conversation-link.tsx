import { Link } from '@tanstack/react-router'
import type { ConversationRow } from '../../../../../src/http/contract/inbox-shapes.ts'
import { useNow } from '../../../lib/clock.ts'
import { cx } from '../../../lib/cx.ts'
import { useReader } from '../../../lib/reader.ts'
import { formatAge } from '../../../lib/times.ts'
import { useWords } from '../../../lib/words.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import type { InboxFilter } from '../inbox-filter.ts'
import { nameOf } from '../name-of.ts'
import { RowChips } from './row-chips.tsx'

/** One conversation in the list: who, what was said last, and what is owed. */
export function ConversationLink({ row, filter, open }: { row: ConversationRow; filter: InboxFilter; open: boolean }) {
  const words = useWords()
  const name = nameOf(row.customer, words)
  return (
    <Link
      to="/inbox/$conversationId"
      params={{ conversationId: row.conversation_id }}
      search={filter}
      aria-current={open ? 'page' : undefined}
      className={cx(
        'flex gap-3 border-b border-line px-3 py-2.5 -outline-offset-2',
        open ? 'bg-tint' : 'hover:bg-sunken',
      )}
    >
      <Avatar name={name} size="large" />
      <span className="min-w-0 grow">
        <span className="flex items-baseline gap-2">
          <span className="min-w-0 grow truncate font-medium">{name}</span>
          <Age row={row} />
        </span>
        <span className="flex items-center gap-2 text-small">
          <span className={cx('min-w-0 grow truncate', row.unread > 0 ? 'font-medium text-ink' : 'text-soft')}>
            {row.has_draft && <span className="font-medium text-violet">{words('inbox.draft')} · </span>}
            {row.last_message?.preview}
          </span>
          {row.unread > 0 && <Badge count={row.unread} label={words('inbox.unread_count', { count: row.unread })} />}
        </span>
        <RowChips row={row} />
      </span>
    </Link>
  )
}

function Age({ row }: { row: ConversationRow }) {
  const words = useWords()
  const reader = useReader()
  const now = useNow()
  if (row.last_message === null) return null
  const at = Date.parse(row.last_message.at)
  return (
    <time dateTime={row.last_message.at} className="figures text-meta text-soft">
      {formatAge(at, now, reader) ?? words('time.now')}
    </time>
  )
}
