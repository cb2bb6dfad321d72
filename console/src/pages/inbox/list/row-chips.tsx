import type { ConversationRow } from '../../../../../src/http/contract/inbox-shapes.ts'
import { useActor } from '../../../lib/api/me.ts'
import { useWords } from '../../../lib/words.ts'
import { Chip, type Tone } from '../../../ui/chip.tsx'
import { PromiseClock } from '../promise-clock.tsx'
import { useReason } from '../use-reason.ts'

const TONES: Readonly<Record<ConversationRow['inbox_state'], Tone>> = {
  assistant: 'neutral',
  waiting: 'warn',
  person: 'info',
  snoozed: 'neutral',
  done: 'neutral',
}

/** What stands under the words of a row, in one line: for whom it waits, by when, and why. What finds no room is left out. */
export function RowChips({ row }: { row: ConversationRow }) {
  const words = useWords()
  const reason = useReason()
  const actor = useActor()
  const mine = row.owner.user_id === actor
  return (
    <span className="mt-1 flex h-5 flex-wrap gap-x-1.5 gap-y-2 overflow-hidden">
      {row.inbox_state === 'person' ? (
        <Chip tone={mine ? 'good' : 'info'}>
          {mine ? words('inbox.yours') : (row.owner.name ?? words('inbox.a_person'))}
        </Chip>
      ) : (
        <Chip tone={TONES[row.inbox_state]}>{words(`inbox.state.${row.inbox_state}`)}</Chip>
      )}
      {row.ticket && <PromiseClock dueAt={row.ticket.due_at} />}
      {row.ticket && (
        <Chip tone={row.ticket.priority === 'high' ? 'danger' : 'neutral'}>{reason(row.ticket.reason)}</Chip>
      )}
      {row.opted_out && <Chip tone="danger">{words('inbox.opted_out')}</Chip>}
      {row.labels.slice(0, 2).map((label) => (
        <Chip key={label}>{label}</Chip>
      ))}
    </span>
  )
}
