import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { NotificationWire } from '../../../../src/http/contract/notifications.ts'
import { useAct } from '../../lib/api/use-act.ts'
import { useNow } from '../../lib/clock.ts'
import { cx } from '../../lib/cx.ts'
import { useReader } from '../../lib/reader.ts'
import { formatAge } from '../../lib/times.ts'
import { useWords } from '../../lib/words.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { useNotifications } from './use-notifications.ts'

/** What she was told. What is shown was read when she closes it: then nothing of it counts any more. */
export function NotificationsDrawer({ onClose }: { onClose: () => void }) {
  const words = useWords()
  const told = useNotifications()
  const { mutate: read } = useAct(
    (api, ids: string[]) => api('POST /v1/notifications/read', { body: { ids } }),
    ['notifications'],
  )
  const { data } = told
  useEffect(
    () => () => {
      const unread = data?.notifications.filter(({ read_at }) => read_at === null) ?? []
      if (unread.length > 0) read(unread.map(({ notification_id }) => notification_id))
    },
    [data, read],
  )
  return (
    <Dialog title={words('told.title')} place="drawer" onClose={onClose}>
      <Loaded query={told}>
        {({ notifications }) =>
          notifications.length === 0 ? (
            <Empty icon="bell" title={words('told.none')} />
          ) : (
            <ul className="-mx-2">
              {notifications.map((one) => (
                <Told key={one.notification_id} told={one} onOpen={onClose} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Dialog>
  )
}

function Told({ told, onOpen }: { told: NotificationWire; onOpen: () => void }) {
  const words = useWords()
  const reader = useReader()
  const now = useNow()
  const who = told.from?.name ?? words('told.shop')
  const customer = told.customer_name ?? words('inbox.visitor')
  const isNew = told.read_at === null
  return (
    <li>
      <Link
        {...addressOf(told)}
        onClick={onOpen}
        className={cx('flex gap-3 rounded-md px-2 py-2.5 hover:bg-sunken', isNew && 'font-medium')}
      >
        <Avatar name={who} />
        <span className="min-w-0 grow">
          {told.kind === 'campaign_paused'
            ? words('told.campaign_paused')
            : words(`told.${told.kind}`, { who, customer })}
        </span>
        <span className="figures flex items-center gap-1.5 text-meta font-normal whitespace-nowrap text-soft">
          {formatAge(Date.parse(told.at), now, reader) ?? words('time.now')}
          {isNew && (
            <span className="size-2 rounded-full bg-accent">
              <span className="sr-only">{words('told.new')}</span>
            </span>
          )}
        </span>
      </Link>
    </li>
  )
}

/** Where it can be looked at: the campaign, or the chat that it is about. */
function addressOf({ conversation_id: conversationId, campaign_id: campaignId }: NotificationWire) {
  if (campaignId !== null) return { to: '/campaigns/$campaignId', params: { campaignId } } as const
  return { to: '/inbox/$conversationId', params: { conversationId: conversationId ?? '' } } as const
}
