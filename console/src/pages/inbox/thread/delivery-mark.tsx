import type { MessageKey } from '../../../lib/translate.ts'
import { useWords } from '../../../lib/words.ts'
import { Icon, type IconName } from '../../../ui/icons.tsx'

type Word = Extract<MessageKey, `delivery.${string}`>

/** How far a message has come: what goes well by a picture, what does not in words as well. */
const MARKS: Readonly<Record<string, { icon: IconName; word: Word; look: string; said: boolean }>> = {
  queued: { icon: 'clock', word: 'delivery.on_its_way', look: '', said: false },
  sending: { icon: 'clock', word: 'delivery.on_its_way', look: '', said: false },
  sent: { icon: 'check', word: 'delivery.sent', look: '', said: false },
  delivered: { icon: 'checks', word: 'delivery.delivered', look: '', said: false },
  read: { icon: 'checks', word: 'delivery.read', look: 'text-info', said: false },
  uncertain: { icon: 'clock', word: 'delivery.uncertain', look: 'text-warn', said: true },
  scheduled: { icon: 'clock', word: 'delivery.scheduled', look: '', said: true },
  draft: { icon: 'note', word: 'delivery.draft', look: 'text-violet', said: true },
  suppressed: { icon: 'warning', word: 'delivery.suppressed', look: 'text-warn', said: true },
  blocked: { icon: 'warning', word: 'delivery.blocked', look: 'text-warn', said: true },
  failed: { icon: 'warning', word: 'delivery.failed', look: 'text-danger', said: true },
}

export function DeliveryMark({ status, reason }: { status: string; reason: string | null }) {
  const words = useWords()
  const mark = MARKS[status]
  if (!mark) return <span>{status}</span>
  return (
    <span className={`inline-flex items-center gap-1 ${mark.look}`}>
      <Icon name={mark.icon} size={16} />
      <span className={mark.said ? '' : 'sr-only'}>
        {words(mark.word)}
        {mark.said && reason && ` (${reason.replaceAll('_', ' ')})`}
      </span>
    </span>
  )
}
