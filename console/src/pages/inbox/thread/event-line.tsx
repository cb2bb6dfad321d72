import type { MessageItem } from '../../../../../src/http/contract/inbox-shapes.ts'
import { useActor } from '../../../lib/api/me.ts'
import { useReader } from '../../../lib/reader.ts'
import { formatClock } from '../../../lib/times.ts'
import type { MessageKey } from '../../../lib/translate.ts'
import { useWords } from '../../../lib/words.ts'

type Sentence = Extract<MessageKey, `event.${string}`>

const SENTENCES: Readonly<Record<string, Sentence>> = {
  'conversation.taken_over': 'event.taken_over',
  'conversation.handed_back': 'event.handed_back',
  'conversation.released': 'event.released',
  'conversation.assigned': 'event.assigned',
  'conversation.resolved': 'event.resolved',
  'conversation.reopened': 'event.reopened',
  'conversation.snoozed': 'event.snoozed',
  'conversation.person_idle': 'event.person_idle',
  'ticket.opened': 'event.ticket_opened',
  'ticket.overdue': 'event.ticket_overdue',
  'ticket.resolved': 'event.ticket_resolved',
}

/** Something that happened between two messages: a line in the middle, of nobody's words. */
export function EventLine({ item }: { item: MessageItem }) {
  const words = useWords()
  const reader = useReader()
  const actor = useActor()
  const sentence = SENTENCES[item.text]
  const person = item.author_id === actor ? words('chat.you') : (item.author_name ?? words('chat.assistant'))
  const who = item.via === null ? person : words('chat.via', { who: person, key: item.via })
  return (
    <p className="figures max-w-[90%] self-center rounded-lg border border-line px-3 py-0.5 text-center text-meta text-soft">
      {sentence ? words(sentence, { who }) : item.text}
      {' · '}
      <time dateTime={item.at}>{formatClock(Date.parse(item.at), reader)}</time>
    </p>
  )
}
