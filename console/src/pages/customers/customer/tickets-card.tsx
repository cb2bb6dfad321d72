import type { CustomerPanelWire } from '../../../../../src/http/contract/inbox-shapes.ts'
import { useCustomerWords } from '../../../i18n/customers.ts'
import { useReader } from '../../../lib/reader.ts'
import { formatDay } from '../../../lib/times.ts'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { useReason } from '../../inbox/use-reason.ts'

const STATES = ['open', 'claimed', 'resolved'] as const

/** Why a person was needed, the newest first. */
export function TicketsCard({ tickets }: Pick<CustomerPanelWire, 'tickets'>) {
  const say = useCustomerWords()
  const reader = useReader()
  const reason = useReason()
  return (
    <Card title={say('tickets')}>
      <ul className="p-4 text-small">
        {tickets.length === 0 && <li className="text-soft">{say('tickets.none')}</li>}
        {tickets.map((ticket) => {
          const state = STATES.find((one) => one === ticket.status) ?? 'open'
          return (
            <li key={ticket.ticket_id} className="flex flex-wrap items-center gap-2 py-1">
              <span className="font-medium">{ticket.reference}</span>
              <Chip tone={state === 'resolved' ? 'neutral' : 'warn'}>{say(`ticket.${state}`)}</Chip>
              <span>{reason(ticket.reason)}</span>
              <span className="figures ml-auto text-meta text-soft">{formatDay(Date.parse(ticket.at), reader)}</span>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
