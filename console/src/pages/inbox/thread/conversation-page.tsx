import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { useApi } from '../../../lib/api/api-context.ts'
import { ErrorNotice } from '../../../ui/error-notice.tsx'
import { later } from '../../../ui/later.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Composer } from '../composer/composer.tsx'
import { conversationQuery } from '../queries.ts'
import { SidePanel } from '../side/side-panel.tsx'
import { MessageList } from './message-list.tsx'
import { ThreadHeader } from './thread-header.tsx'
import { useMarkRead } from './use-mark-read.ts'
import { useMessages } from './use-messages.ts'
import { usePending } from './use-pending.ts'

const TurnDrawer = later(async () => (await import('../turn/turn-drawer.tsx')).TurnDrawer)
const route = getRouteApi('/inside/inbox/$conversationId')

/** One chat. Another chat is another page: nothing that was begun in one shows in the other. */
export function ConversationPage() {
  const { conversationId } = route.useParams()
  return <Conversation key={conversationId} id={conversationId} />
}

function Conversation({ id }: { id: string }) {
  const detail = useQuery(conversationQuery(useApi(), id))
  const messages = useMessages(id)
  const pending = usePending(messages.items)
  const [turnId, setTurnId] = useState<string | null>(null)
  useMarkRead(id, messages.items.at(-1)?.pos)
  if (detail.isPending) return <Skeleton />
  if (detail.data === undefined) return <ErrorNotice error={detail.error} onRetry={() => void detail.refetch()} />
  const { conversation } = detail.data
  return (
    <div className="flex h-full min-w-0">
      <section aria-labelledby="chat-name" className="flex h-full min-w-0 grow flex-col">
        <ThreadHeader conversation={conversation} />
        <MessageList {...{ conversation, messages, pending }} scheduled={detail.data.scheduled} onWhy={setTurnId} />
        <Composer detail={detail.data} newest={messages.items.at(-1)} pending={pending} />
      </section>
      <SidePanel conversation={conversation} />
      {turnId && <TurnDrawer turnId={turnId} onClose={() => setTurnId(null)} />}
    </div>
  )
}
