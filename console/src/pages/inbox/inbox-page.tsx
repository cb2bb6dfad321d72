import { getRouteApi, Outlet, useNavigate, useParams } from '@tanstack/react-router'
import { useMay } from '../../lib/api/me.ts'
import { cx } from '../../lib/cx.ts'
import { useKeys } from '../../lib/keys/use-keys.ts'
import { useWords } from '../../lib/words.ts'
import { Empty } from '../../ui/empty.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import { ConversationList } from './list/conversation-list.tsx'
import { useConversations } from './list/use-conversations.ts'
import { useKeptRow } from './list/use-kept-row.ts'
import { useSelection } from './list/use-selection.ts'

const route = getRouteApi('/inside/inbox')

/** Who waits at the left, one chat beside it. A narrow window shows one of the two. */
export function InboxPage() {
  const filter = route.useSearch()
  const words = useWords()
  const navigate = useNavigate()
  const { conversationId } = useParams({ strict: false })
  const listed = useConversations(filter)
  const list = { ...listed, rows: useKeptRow(listed.rows, conversationId) }
  const selection = useSelection()
  const chooses = useMay()('changeConversations')
  const open = (id: string | undefined) =>
    id && void navigate({ to: '/inbox/$conversationId', params: { conversationId: id }, search: filter })
  const step = (by: 1 | -1, late = false) => {
    const rows = late
      ? list.rows.filter((row) => row.ticket?.late || row.conversation_id === conversationId)
      : list.rows
    const at = rows.findIndex((row) => row.conversation_id === conversationId)
    open(rows[at < 0 ? 0 : at + by]?.conversation_id)
  }
  useKeys({
    next: () => step(1),
    previous: () => step(-1),
    next_late: () => step(1, true),
    previous_late: () => step(-1, true),
    ...(chooses && conversationId ? { select: () => selection.toggle(conversationId) } : {}),
  })
  return (
    <div className="flex min-h-0 grow">
      <h1 className="sr-only">{words('nav.inbox')}</h1>
      <section
        className={cx(
          'w-full shrink-0 flex-col border-r border-line bg-surface tablet:flex tablet:w-85',
          conversationId ? 'hidden' : 'flex',
        )}
      >
        <ConversationList filter={filter} list={list} openId={conversationId} selection={chooses ? selection : null} />
      </section>
      <div className={cx('min-w-0 grow', !conversationId && 'hidden tablet:block')}>
        <Outlet />
      </div>
    </div>
  )
}

/** Beside the list while no chat is open. */
export function NothingOpen() {
  const words = useWords()
  return (
    <div className="flex h-full items-center justify-center">
      <Empty icon="inbox" title={words('inbox.pick')}>
        <p className="flex flex-wrap items-center justify-center gap-1.5">
          <Kbd>J</Kbd>
          <Kbd>K</Kbd>
          {words('inbox.pick.move')}
          <Kbd>?</Kbd>
          {words('inbox.pick.keys')}
        </p>
      </Empty>
    </div>
  )
}
