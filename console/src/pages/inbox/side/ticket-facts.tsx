import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../lib/api/api-context.ts'
import { useReader } from '../../../lib/reader.ts'
import { formatDay } from '../../../lib/times.ts'
import { useWords } from '../../../lib/words.ts'
import { ticketQuery } from '../queries.ts'
import { SideSection } from './side-section.tsx'

/** What was known when a person was asked for: the matter in a sentence, and what the last person said. */
export function TicketFacts({ ticketId }: { ticketId: string }) {
  const words = useWords()
  const reader = useReader()
  const { data: ticket } = useQuery(ticketQuery(useApi(), ticketId))
  if (!ticket) return null
  const { last_person: last } = ticket.context
  return (
    <>
      <SideSection title={words('side.matter')}>
        <p className="whitespace-pre-wrap">{ticket.summary}</p>
      </SideSection>
      {last && (
        <SideSection title={words('side.last_time')}>
          <p>
            {formatDay(Date.parse(last.at), reader)}, {last.operator}: {last.note || last.outcome.replaceAll('_', ' ')}
          </p>
          {last.promised && <p className="pt-1">{words('side.was_promised', { text: last.promised })}</p>}
        </SideSection>
      )}
    </>
  )
}
