import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { usePlaygroundWords } from '../../i18n/playground.ts'
import { useReader } from '../../lib/reader.ts'
import { formatInstant } from '../../lib/times.ts'
import { Card } from '../../ui/card.tsx'
import { Chip } from '../../ui/chip.tsx'
import { languageName } from '../inbox/language-name.ts'
import { TurnView } from '../inbox/turn/turn-view.tsx'
import { Happens } from './happens.tsx'
import { Phone } from './phone.tsx'
import type { Session } from './session-query.ts'
import { Standing } from './standing.tsx'
import { useMove } from './use-move.ts'

/** A chat that goes on: the phone of the customer, what can happen to her, and how each answer came about. */
export function Played({ session }: { session: Session }) {
  const say = usePlaygroundWords()
  const move = useMove(session.session_id)
  const [chosen, setChosen] = useState<number | null>(null)
  const { steps } = session
  const last = steps.at(-1)
  const seen = chosen === null ? steps.findLast(({ turn }) => turn !== null) : steps[chosen]
  const act: typeof move.mutate = (wish) => {
    setChosen(null)
    move.mutate(wish)
  }
  const isFull = steps.length >= session.most_steps
  return (
    <>
      <About session={session} />
      {last?.drifted && (
        <p role="status" className="rounded-md bg-warn-tint px-3 py-2 text-small text-warn">
          {say('drifted')}
        </p>
      )}
      <div className="grid items-start gap-4 wide:grid-cols-[24rem_minmax(0,1fr)]">
        <div className="flex min-w-0 flex-col gap-4">
          <Phone
            {...{ session, isFull, chosen: seen?.place ?? null }}
            said={move.isPending ? move.variables : null}
            onMove={act}
            onWhy={setChosen}
          />
          <Happens session={session} busy={move.isPending || isFull} onMove={act} />
          <Standing standing={last?.standing ?? null} />
        </div>
        <Card title={say('turn')}>
          <div className="p-4">
            {seen?.turn ? <TurnView turn={seen.turn} /> : <p className="text-small text-soft">{say('turn.none')}</p>}
          </div>
        </Card>
      </div>
    </>
  )
}

function About({ session }: { session: Session }) {
  const say = usePlaygroundWords()
  const reader = useReader()
  const { settings, language, from } = session
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <Chip tone={settings.source === 'draft' ? 'warn' : 'good'}>
          {say(`settings.was.${settings.source}`, { version: settings.version })}
        </Chip>
        {language && <Chip>{languageName(language)}</Chip>}
        {from && (
          <>
            <Chip tone="info">{say('from.line')}</Chip>
            <Link
              to="/inbox/$conversationId"
              params={{ conversationId: from.conversation_id }}
              className="text-small text-accent hover:underline"
            >
              {say('from.open')}
            </Link>
          </>
        )}
      </div>
      <p className="text-meta text-soft">
        {say('offline')} {say('expires', { time: formatInstant(Date.parse(session.expires_at), reader) })}
      </p>
    </div>
  )
}
