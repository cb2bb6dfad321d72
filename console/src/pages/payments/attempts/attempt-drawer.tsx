import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { AttemptEventWire } from '../../../../../src/http/contract/attempts.ts'
import type { AttemptWire } from '../../../../../src/http/contract/order-shapes.ts'
import { useTradeWords } from '../../../i18n/trade.ts'
import { useApi } from '../../../lib/api/api-context.ts'
import { formatMoney } from '../../../lib/money.ts'
import { useReader } from '../../../lib/reader.ts'
import { formatInstant } from '../../../lib/times.ts'
import { Chip } from '../../../ui/chip.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Fact } from '../../../ui/fact.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { ATTEMPT_TONES } from '../../orders/order-tones.ts'
import { useResult } from '../../orders/use-result.ts'

/** One try to be paid: how it stands, and everything that was heard or asked about it. */
export function AttemptDrawer({ attemptId, onClose }: { attemptId: string; onClose: () => void }) {
  const say = useTradeWords()
  const api = useApi()
  const found = useQuery({
    queryKey: ['attempts', attemptId],
    queryFn: ({ signal }) => api('GET /v1/payments/attempts/:id', { params: { id: attemptId }, signal }),
  })
  return (
    <Dialog title={say('attempts.one')} place="drawer" onClose={onClose}>
      <Loaded query={found}>
        {({ attempt, events }) => (
          <>
            <About attempt={attempt} />
            <h3 className="pt-5 pb-2 font-semibold">{say('attempts.events')}</h3>
            {events.length === 0 ? (
              <p className="text-small text-soft">{say('attempts.no_events')}</p>
            ) : (
              <ol className="border-l border-line">
                {events.map((event) => (
                  <Heard key={event.event_id} event={event} />
                ))}
              </ol>
            )}
          </>
        )}
      </Loaded>
    </Dialog>
  )
}

function About({ attempt }: { attempt: AttemptWire }) {
  const say = useTradeWords()
  const reader = useReader()
  const result = useResult()(attempt)
  const { status, method, amount, phone, receipt, next_query_at } = attempt
  return (
    <dl className="flex flex-col gap-1.5 text-small">
      <Fact name={say('attempts.order')}>
        <Link to="/orders/$orderId" params={{ orderId: attempt.order_id }} className="font-medium underline">
          {attempt.order_reference}
        </Link>
      </Fact>
      <Fact name={say('attempts.state')}>
        <Chip tone={ATTEMPT_TONES[status]}>{say(`attempt.status.${status}`)}</Chip>
      </Fact>
      {result && <Fact name={say('attempts.result')}>{result}</Fact>}
      <Fact name={say('attempts.amount')}>{formatMoney(amount, reader.locale)}</Fact>
      <Fact name={say('attempts.method')}>{say(`method.${method}`)}</Fact>
      {phone && <Fact name={say('ask.prompt.phone')}>{phone}</Fact>}
      {receipt && <Fact name={say('review.receipt')}>{receipt}</Fact>}
      <Fact name={say('attempts.began')}>{formatInstant(Date.parse(attempt.created_at), reader)}</Fact>
      {next_query_at && (
        <Fact name={say('attempts.next_look')}>{formatInstant(Date.parse(next_query_at), reader)}</Fact>
      )}
    </dl>
  )
}

/** Something that was heard or asked. The codes are those of the provider: whoever looks here compares them with its books. */
function Heard({ event }: { event: AttemptEventWire }) {
  const { locale, timeZone } = useReader()
  const { source, received_at, verdict, result_code, amount, receipt } = event
  const facts = [result_code, amount && formatMoney(amount, locale), receipt].filter(Boolean)
  return (
    <li className="relative pb-4 pl-4 text-small last:pb-0">
      <span aria-hidden="true" className="absolute top-1.5 -left-1 size-2 rounded-full bg-edge" />
      <p className="font-medium">{[source, verdict].filter(Boolean).join(' · ').replaceAll('_', ' ')}</p>
      {facts.length > 0 && <p className="figures break-words">{facts.join(' · ')}</p>}
      <time dateTime={received_at} className="figures text-meta text-soft">
        {formatInstant(Date.parse(received_at), { locale, timeZone })}
      </time>
    </li>
  )
}
