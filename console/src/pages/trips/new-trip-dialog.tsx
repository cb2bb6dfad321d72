import { useNavigate } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { useTripWords } from '../../i18n/trips.ts'
import { useAct } from '../../lib/api/use-act.ts'
import { useProblem } from '../../lib/api/use-problem.ts'
import { useSpoken } from '../../lib/words.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { FormActions } from '../../ui/form-actions.tsx'

/** A trip in words; what the words leave open is said, and they stay to be added to. */
export function NewTripDialog({ onClose }: { onClose: () => void }) {
  const say = useTripWords()
  const { language } = useSpoken()
  const navigate = useNavigate()
  const problem = useProblem()
  const start = useAct((api, text: string) => api('POST /v1/trips', { body: { text, language } }), ['trips'])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = String(new FormData(event.currentTarget).get('text')).trim()
    if (text === '') return
    start.mutate(text, {
      onSuccess: ({ run_id }) => void navigate({ to: '/trips/$runId', params: { runId: run_id } }),
    })
  }
  return (
    <Dialog title={say('trips.new')} onClose={onClose}>
      <form onSubmit={submit} className="flex flex-col gap-4">
        <TextField
          label={say('trips.new.text')}
          help={say('trips.new.help')}
          name="text"
          rows={4}
          maxLength={4_000}
          required
          problem={start.error ? problem(start.error) : undefined}
        />
        <FormActions onCancel={onClose} busy={start.isPending}>
          {say('trips.new.submit')}
        </FormActions>
      </form>
    </Dialog>
  )
}
