import { usePlaygroundWords } from '../../i18n/playground.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import type { Session } from './session-query.ts'
import type { Move } from './use-move.ts'

/** Of the phone that is asked for money. */
const PHONE_EVENTS = ['pin_entered', 'pin_wrong', 'cancelled', 'no_money', 'no_answer'] as const

/** What somebody says who has had enough, in the languages of customers. */
const ANGRY = {
  en: 'This is useless! I have been waiting for two days and nobody helps me. I am very angry.',
  sw: 'Hii ni upuuzi! Nimesubiri siku mbili na hakuna anayenisaidia. Nimekasirika sana.',
  sheng: 'Hii ni upuzi! Nimengoja siku mbili na hakuna mtu ananisaidia. Nimekasirika sana.',
} as const

interface HappensProps {
  session: Session
  busy: boolean
  onMove: (move: Move) => void
}

/** What may happen to a customer, at a press. A phone answers only while it is asked for money. */
export function Happens({ session, busy, onMove }: HappensProps) {
  const say = usePlaygroundWords()
  const orders = session.steps.at(-1)?.standing.orders ?? []
  const isAsked = orders.some(({ attempts }) =>
    attempts.some(({ method, status }) => method === 'stk' && status === 'pending'),
  )
  return (
    <Card title={say('happens')}>
      <div className="flex flex-wrap gap-2 p-3">
        {(['sold_out', 'two_at_night'] as const).map((event) => (
          <Button key={event} small disabled={busy} onClick={() => onMove({ kind: 'event', event })}>
            {say(`event.${event}`)}
          </Button>
        ))}
        <Button small disabled={busy} onClick={() => onMove({ kind: 'text', text: ANGRY[session.language ?? 'en'] })}>
          {say('event.angry')}
        </Button>
        {PHONE_EVENTS.map((event) => (
          <Button key={event} small disabled={busy || !isAsked} onClick={() => onMove({ kind: 'event', event })}>
            {say(`event.${event}`)}
          </Button>
        ))}
      </div>
    </Card>
  )
}
