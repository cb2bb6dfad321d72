import { usePlaygroundWords } from '../../i18n/playground.ts'
import { useTradeWords } from '../../i18n/trade.ts'
import { formatMoney } from '../../lib/money.ts'
import { useReader } from '../../lib/reader.ts'
import { Card } from '../../ui/card.tsx'
import { Chip } from '../../ui/chip.tsx'
import { useReason } from '../inbox/use-reason.ts'
import { ORDER_TONES } from '../orders/order-tones.ts'
import type { Step } from './session-query.ts'

/** What would be true of the shop if the chat had been one. */
export function Standing({ standing }: { standing: Step['standing'] | null }) {
  const say = usePlaygroundWords()
  const trade = useTradeWords()
  const reason = useReason()
  const { locale } = useReader()
  const { orders, tickets } = standing ?? { orders: [], tickets: [] }
  return (
    <Card title={say('standing')}>
      <ul className="flex flex-col gap-2 p-4 text-small">
        {orders.length + tickets.length === 0 && <li className="text-soft">{say('standing.none')}</li>}
        {orders.map(({ reference, status, total, attempts }) => (
          <li key={reference} className="flex flex-wrap items-center gap-2">
            <span className="figures font-medium">{reference}</span>
            <Chip tone={ORDER_TONES[status]}>{trade(`order.status.${status}`)}</Chip>
            <span className="figures ml-auto">{formatMoney(total, locale)}</span>
            {attempts.map((attempt, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: in the order in which they were made
              <span key={at} className="w-full text-soft">
                {attempt.method.toUpperCase()} · {trade(`attempt.status.${attempt.status}`)}
              </span>
            ))}
          </li>
        ))}
        {tickets.map((ticket, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: in the order in which they were opened
          <li key={at} className="flex flex-wrap items-center gap-2">
            {say('standing.ticket')} <Chip tone="warn">{reason(ticket)}</Chip>
          </li>
        ))}
      </ul>
    </Card>
  )
}
