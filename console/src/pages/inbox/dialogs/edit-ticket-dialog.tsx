import { useQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import type { RequestOf } from '../../../../../src/http/contract/client.ts'
import type { ConversationRow } from '../../../../../src/http/contract/inbox-shapes.ts'
import type { TicketDetailWire } from '../../../../../src/http/contract/tickets.ts'
import { useEditWords } from '../../../i18n/edit.ts'
import { useApi } from '../../../lib/api/api-context.ts'
import { teamQuery } from '../../../lib/api/team-query.ts'
import { useAct } from '../../../lib/api/use-act.ts'
import { useReader } from '../../../lib/reader.ts'
import { instantOf, wallClock } from '../../../lib/times.ts'
import { useWords } from '../../../lib/words.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field, SelectField, TextField } from '../../../ui/field.tsx'
import { FormActions } from '../../../ui/form-actions.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { ticketQuery } from '../queries.ts'
import { useMoves } from '../use-moves.ts'

interface EditTicketDialogProps {
  ticketId: string
  conversation: ConversationRow
  onClose: () => void
}

/** Changes a case as it was when the dialog opened, and whose it is. */
export function EditTicketDialog({ ticketId, conversation, onClose }: EditTicketDialogProps) {
  const say = useEditWords()
  const ticket = useQuery(ticketQuery(useApi(), ticketId))
  return (
    <Dialog title={say('ticket')} onClose={onClose}>
      <Loaded query={ticket}>
        {(now) => <TicketForm ticket={now} conversation={conversation} onClose={onClose} />}
      </Loaded>
    </Dialog>
  )
}

interface TicketFormProps {
  ticket: TicketDetailWire
  conversation: ConversationRow
  onClose: () => void
}

function TicketForm({ ticket, conversation, onClose }: TicketFormProps) {
  const words = useWords()
  const say = useEditWords()
  const reader = useReader()
  const moves = useMoves(conversation.conversation_id)
  const team = useQuery(teamQuery(useApi()))
  const save = useAct(
    (api, body: RequestOf<'PATCH /v1/tickets/:id'>['body']) =>
      api('PATCH /v1/tickets/:id', { params: { id: ticket.ticket_id }, seen: ticket.version, body }),
    ['ticket', 'conversation', 'conversations'],
  )
  const due = wallClock(Date.parse(ticket.promised_at), reader)
  const whose = conversation.assignee?.user_id ?? ''
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const said = (name: string) => String(form.get(name)).trim()
    const when = said('due') === due ? null : instantOf(said('due'), reader)
    const body = {
      priority: said('priority') === 'high' ? ('high' as const) : ('normal' as const),
      ...(said('topic') !== ticket.summary && { topic: said('topic') }),
      ...(when !== null && { promised_at: new Date(when).toISOString() }),
    }
    const who = said('who')
    save.mutate(body, {
      onSuccess: () => (who !== '' && who !== whose ? void moves.assign(who) : undefined),
      onSettled: onClose,
    })
  }
  const able = (team.data ?? []).filter(({ state, role }) => state === 'active' && role !== 'auditor')
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <TextField label={say('topic')} name="topic" rows={3} maxLength={500} required defaultValue={ticket.summary} />
      <SelectField label={say('priority')} name="priority" defaultValue={ticket.priority}>
        <option value="normal">{say('priority.normal')}</option>
        <option value="high">{say('priority.high')}</option>
      </SelectField>
      <Field
        label={say('due')}
        help={words('schedule.zone', { zone: reader.timeZone })}
        name="due"
        type="datetime-local"
        required
        defaultValue={due}
      />
      {/* Drawn anew when the team has come: its names are what can be chosen. */}
      <SelectField key={able.length} label={say('who')} name="who" defaultValue={whose}>
        {whose === '' && <option value="">{say('nobody')}</option>}
        {able.map(({ user_id: id, name }) => (
          <option key={id} value={`staff:${id}`}>
            {name}
          </option>
        ))}
      </SelectField>
      <FormActions onCancel={onClose} busy={save.isPending}>
        {say('save')}
      </FormActions>
    </form>
  )
}
