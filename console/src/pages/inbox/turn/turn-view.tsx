import type { ReactNode } from 'react'
import type { TurnWire } from '../../../../../src/http/contract/turns.ts'
import { useReader } from '../../../lib/reader.ts'
import { useWords } from '../../../lib/words.ts'
import { Calls } from './calls.tsx'
import { Facts } from './facts.tsx'
import { Steps } from './steps.tsx'

/** How a turn came about; below what it came to stands what can be done with it. */
export function TurnView({ turn, children }: { turn: TurnWire; children?: ReactNode }) {
  const words = useWords()
  const { locale } = useReader()
  const percent = (share: number) => new Intl.NumberFormat(locale, { style: 'percent' }).format(share)
  return (
    <div className="flex flex-col gap-5">
      {turn.messages.map((message) => (
        <blockquote
          key={message.provider_message_id}
          className="rounded-sm border-l-4 border-accent bg-sunken px-3 py-2"
        >
          {message.text || message.kind}
        </blockquote>
      ))}
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3">
        <Fact name={words('turn.outcome')}>{turn.outcome}</Fact>
        <Fact name={words('turn.took')}>{turn.took_ms} ms</Fact>
        <Fact name={words('turn.intent')}>
          {turn.intent.name} {percent(turn.intent.confidence)}
        </Fact>
        <Fact name={words('turn.journey')}>{turn.journey}</Fact>
        <Fact name={words('turn.language')}>{turn.language}</Fact>
        <Fact name={words('turn.cost')}>
          <Cost turn={turn} />
        </Fact>
      </dl>
      {children}
      <Steps steps={turn.steps} notFired={turn.not_fired} />
      <Facts facts={turn.facts} />
      <Calls tools={turn.tools} models={turn.models} />
    </div>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-meta text-soft">{name}</dt>
      <dd className="figures text-small font-semibold break-words">{children}</dd>
    </div>
  )
}

/** A cost that is not known is never shown as nothing. */
function Cost({ turn: { models, cost_micro_usd: cost } }: { turn: TurnWire }) {
  const words = useWords()
  if (models.every((model) => model.engine !== 'claude')) return words('turn.cost.none')
  return cost === null ? words('turn.cost.unknown') : `USD ${(cost / 1_000_000).toFixed(5)}`
}
