import type { AttemptWire } from '../../../../../src/http/contract/order-shapes.ts'
import { useTradeWords } from '../../../i18n/trade.ts'
import { formatMoney } from '../../../lib/money.ts'
import { useReader } from '../../../lib/reader.ts'
import { formatClock, formatInstant } from '../../../lib/times.ts'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { ATTEMPT_TONES } from '../order-tones.ts'
import { useResult } from '../use-result.ts'

/** Every try to have an order paid, the newest first, with what came of it. */
export function AttemptsCard({ attempts }: { attempts: readonly AttemptWire[] }) {
  const say = useTradeWords()
  return (
    <Card title={say('order.attempts')}>
      {attempts.length === 0 ? (
        <p className="p-4 text-small text-soft">{say('order.attempts.none')}</p>
      ) : (
        <ul className="px-4">
          {attempts.map((attempt) => (
            <Attempt key={attempt.attempt_id} attempt={attempt} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function Attempt({ attempt }: { attempt: AttemptWire }) {
  const say = useTradeWords()
  const reader = useReader()
  const result = useResult()
  const { method, status, amount, phone, to_stranger, next_query_at, superseded } = attempt
  const facts = [
    formatInstant(Date.parse(attempt.created_at), reader),
    phone,
    to_stranger && say('order.stranger'),
    superseded && say('order.superseded'),
    next_query_at && say('order.asked_again', { time: formatClock(Date.parse(next_query_at), reader) }),
  ]
  const said = result(attempt)
  return (
    <li className="flex gap-3 border-b border-line py-2.5 last:border-0">
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-medium">{say(`method.${method}`)}</span>
          <Chip tone={ATTEMPT_TONES[status]}>{say(`attempt.status.${status}`)}</Chip>
        </p>
        {said && <p className="text-small">{said}</p>}
        <p className="figures text-small text-soft">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <span className="figures whitespace-nowrap">{formatMoney(amount, reader.locale)}</span>
    </li>
  )
}
