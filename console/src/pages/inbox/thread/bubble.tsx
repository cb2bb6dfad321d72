import type { ConversationRow, MessageItem } from '../../../../../src/http/contract/inbox-shapes.ts'
import { useActor } from '../../../lib/api/me.ts'
import { cx } from '../../../lib/cx.ts'
import { useReader } from '../../../lib/reader.ts'
import { formatClock } from '../../../lib/times.ts'
import { useWords } from '../../../lib/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon, type IconName } from '../../../ui/icons.tsx'
import { nameOf } from '../name-of.ts'
import { DeliveryMark } from './delivery-mark.tsx'
import { Media } from './media.tsx'

interface BubbleProps {
  item: MessageItem
  customer: ConversationRow['customer']
  onWhy: (turnId: string) => void
}

const LOOKS = {
  customer: 'self-start border border-line bg-surface',
  bot: 'self-end border border-line bg-bot',
  system: 'self-end border border-line bg-bot',
  person: 'self-end bg-tint',
  note: 'self-end border border-dashed border-edge bg-warn-tint',
} as const

const ICONS: Readonly<Record<keyof typeof LOOKS, IconName | null>> = {
  customer: null,
  bot: 'bot',
  system: 'bot',
  person: 'person',
  note: 'note',
}

/** What one side said, or what staff noted: who, the words, when, and how far it has come. */
export function Bubble({ item, customer, onWhy }: BubbleProps) {
  const words = useWords()
  const reader = useReader()
  const author = useAuthor(item, customer)
  const kind = item.kind === 'note' ? 'note' : item.from
  const icon = ICONS[kind]
  const { turn_id: turnId } = item
  return (
    <article className={cx('relative max-w-[min(34rem,80%)] rounded-lg px-3 py-2', LOOKS[kind])}>
      <h3 className={cx('flex items-center gap-1 text-meta text-soft', !icon && 'sr-only')}>
        {icon && <Icon name={icon} size={16} className="scale-90" />}
        {item.via === null ? author : words('chat.via', { who: author, key: item.via })}
        {item.template && ` · ${words('chat.template', { name: item.template })}`}
      </h3>
      {item.media.length > 0 && <Media item={item} />}
      {item.text && <p className="text-chat break-words whitespace-pre-wrap">{item.text}</p>}
      {item.menu && (
        <ul aria-label={words('chat.choices')} className="mt-1.5 flex flex-wrap gap-1">
          {item.menu.options.map((option) => (
            <li key={option.id} className="rounded-full border border-line bg-surface px-2.5 py-0.5 text-small">
              {option.title}
            </li>
          ))}
        </ul>
      )}
      <p className="figures flex items-center justify-end gap-1 text-meta text-soft">
        {item.edited_at && `${words('chat.edited')} · `}
        <time dateTime={item.at}>{formatClock(Date.parse(item.at), reader)}</time>
        {item.delivery && <DeliveryMark {...item.delivery} />}
      </p>
      {turnId && item.from !== 'customer' && (
        <Button
          look="quiet"
          small
          square
          aria-label={words('keys.why')}
          className="absolute top-1/2 -left-9 -translate-y-1/2"
          onClick={() => onWhy(turnId)}
        >
          <Icon name="info" size={16} />
        </Button>
      )}
    </article>
  )
}

function useAuthor(item: MessageItem, customer: ConversationRow['customer']): string {
  const words = useWords()
  const actor = useActor()
  if (item.kind === 'note') {
    const name = item.author_id === actor ? words('chat.you') : (item.author_name ?? '')
    return words('chat.note', { name })
  }
  if (item.from === 'customer') return nameOf(customer, words)
  if (item.from !== 'person') return words('chat.assistant')
  return item.author_id === actor ? words('chat.you') : (item.author_name ?? words('inbox.a_person'))
}
