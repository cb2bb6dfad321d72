import { type FormEvent, useState } from 'react'
import { useAct } from '../../../lib/api/use-act.ts'
import { now } from '../../../lib/clock.ts'
import { useReader } from '../../../lib/reader.ts'
import { formatInstant, instantOf, wallClock } from '../../../lib/times.ts'
import { useWords } from '../../../lib/words.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { FormActions } from '../../../ui/form-actions.tsx'

const HOUR_MS = 3_600_000

interface ScheduleDialogProps {
  id: string
  text: string
  /** After this instant WhatsApp lets no free text through; null where nothing closes. */
  closesAt: string | null
  onDone: () => void
  onClose: () => void
}

/** Sends what was written at a time of the shop's day; all is asked again then, and what she writes before gives it back. */
export function ScheduleDialog({ id, text, closesAt, onDone, onClose }: ScheduleDialogProps) {
  const words = useWords()
  const reader = useReader()
  const [at, setAt] = useState(() => wallClock(now() + HOUR_MS, reader))
  const schedule = useAct(
    (api, when: number) =>
      api('POST /v1/conversations/:id/scheduled', {
        params: { id },
        body: { text, at: new Date(when).toISOString() },
      }),
    ['conversation', 'conversations'],
  )
  const when = instantOf(at, reader)
  const late = closesAt !== null && when !== null && when > Date.parse(closesAt)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (when === null) return
    schedule.mutate(when, {
      onSuccess: () => {
        onDone()
        onClose()
      },
    })
  }
  return (
    <Dialog title={words('schedule.title')} onClose={onClose}>
      <form onSubmit={submit} className="flex flex-col gap-4">
        <p className="text-soft">{words('schedule.text')}</p>
        <p className="max-h-40 overflow-auto rounded-lg bg-tint px-3 py-2 text-chat whitespace-pre-wrap">{text}</p>
        <Field
          label={words('schedule.at')}
          help={words('schedule.zone', { zone: reader.timeZone })}
          type="datetime-local"
          required
          min={wallClock(now(), reader)}
          value={at}
          onChange={({ target }) => setAt(target.value)}
        />
        {late && (
          <p role="alert" className="rounded-md bg-warn-tint px-3 py-2 text-small text-warn">
            {words('schedule.closed', { time: formatInstant(Date.parse(closesAt), reader) })}
          </p>
        )}
        <FormActions onCancel={onClose} busy={schedule.isPending} disabled={when === null}>
          {words('schedule.submit')}
        </FormActions>
      </form>
    </Dialog>
  )
}
