import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ConversationRow } from '../../../../../src/http/contract/inbox-shapes.ts'
import { useEditWords } from '../../../i18n/edit.ts'
import { useApi } from '../../../lib/api/api-context.ts'
import { formatMoney } from '../../../lib/money.ts'
import { useReader } from '../../../lib/reader.ts'
import { formatDay, formatInstant } from '../../../lib/times.ts'
import { useWords } from '../../../lib/words.ts'
import { languageName } from '../language-name.ts'
import { nameOf } from '../name-of.ts'
import { consentQuery, customerQuery } from '../queries.ts'
import { useReason } from '../use-reason.ts'
import { EditCustomer } from './edit-customer.tsx'
import { EditTicket } from './edit-ticket.tsx'
import { Labels } from './labels.tsx'
import { Orders } from './orders.tsx'
import { Ratings } from './ratings.tsx'
import { SideSection } from './side-section.tsx'
import { TicketFacts } from './ticket-facts.tsx'

/** What one must know of the customer before one writes: who, what she agreed to, what she ordered, why a person. */
export function AboutCustomer({ conversation }: { conversation: ConversationRow }) {
  const words = useWords()
  const say = useEditWords()
  const reader = useReader()
  const { customer, ticket } = conversation
  const { data } = useQuery(customerQuery(useApi(), customer.customer_id))
  const spent = data?.spent.map(({ amount }) => formatMoney(amount, reader.locale)).join(', ')
  return (
    <>
      <SideSection title={words('side.customer')} action={data && <EditCustomer customer={data} />}>
        <dl className="flex flex-col gap-1.5">
          <Fact name={words('side.name')}>{nameOf(customer, words)}</Fact>
          {customer.phone && <Fact name={words('side.phone')}>{customer.phone}</Fact>}
          {customer.language && <Fact name={words('side.language')}>{languageName(customer.language)}</Fact>}
          <Consent customerId={customer.customer_id} />
          {data && <Fact name={words('side.since')}>{formatDay(Date.parse(data.since), reader)}</Fact>}
          {spent && <Fact name={words('side.spent')}>{spent}</Fact>}
          {data && data.tags.length > 0 && <Fact name={say('tags')}>{data.tags.join(', ')}</Fact>}
        </dl>
        {data?.notes && <p className="pt-2 whitespace-pre-wrap">{data.notes}</p>}
      </SideSection>
      <SideSection title={words('side.labels')}>
        <Labels conversation={conversation} />
      </SideSection>
      {data && data.orders.length > 0 && (
        <SideSection title={words('side.orders')}>
          <Orders orders={data.orders} />
        </SideSection>
      )}
      {data && data.ratings.length > 0 && (
        <SideSection title={words('rating.title')}>
          <Ratings ratings={data.ratings} />
        </SideSection>
      )}
      {ticket && <Ticket ticket={ticket} conversation={conversation} />}
      {ticket && <TicketFacts ticketId={ticket.ticket_id} />}
    </>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex gap-2">
      <dt className="w-20 shrink-0 text-soft">{name}</dt>
      <dd className="figures min-w-0 break-words">{children}</dd>
    </div>
  )
}

const PURPOSES = ['transactional', 'marketing', 'memory', 'trip_watch'] as const

function Consent({ customerId }: { customerId: string }) {
  const words = useWords()
  const { data } = useQuery(consentQuery(useApi(), customerId))
  if (!data) return null
  const given = PURPOSES.filter((purpose) => data.current[purpose].state === 'granted')
  return (
    <Fact name={words('side.consent')}>
      {given.length === 0
        ? words('side.consent.none')
        : given.map((purpose) => words(`side.consent.${purpose}`)).join(' · ')}
    </Fact>
  )
}

interface TicketProps {
  ticket: NonNullable<ConversationRow['ticket']>
  conversation: ConversationRow
}

function Ticket({ ticket, conversation }: TicketProps) {
  const words = useWords()
  const reader = useReader()
  const reason = useReason()
  return (
    <SideSection
      title={words('side.why')}
      action={<EditTicket ticketId={ticket.ticket_id} conversation={conversation} />}
    >
      <p>
        {reason(ticket.reason)}. {words('side.promised', { time: formatInstant(Date.parse(ticket.due_at), reader) })}
      </p>
    </SideSection>
  )
}
