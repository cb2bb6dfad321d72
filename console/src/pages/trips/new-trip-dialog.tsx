import { type FormEvent, useId, useState } from 'react'
import { useTripWords } from '../../i18n/trips.ts'
import { useSpoken } from '../../lib/words.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { TripFields } from './trip-fields.tsx'
import { useStartTrip } from './use-start-trip.ts'

/** A trip that a colleague asks for, in words or field by field. */
export function NewTripDialog({ onClose }: { onClose: () => void }) {
  const say = useTripWords()
  const panel = useId()
  const [how, setHow] = useState<'words' | 'fields'>('words')
  return (
    <Dialog title={say('trips.new')} onClose={onClose}>
      <Tabs
        label={say('trips.new.how')}
        controls={panel}
        value={how}
        onChange={setHow}
        tabs={[
          { value: 'words', label: say('trips.new.words') },
          { value: 'fields', label: say('trips.new.fields') },
        ]}
      />
      <div id={panel} role="tabpanel" aria-label={say(`trips.new.${how}`)} className="mt-4">
        {how === 'words' ? <TripWords onClose={onClose} /> : <TripFields onClose={onClose} />}
      </div>
    </Dialog>
  )
}

/** What the words leave open is said, and they stay to be added to. */
function TripWords({ onClose }: { onClose: () => void }) {
  const say = useTripWords()
  const { language } = useSpoken()
  const { start, busy, problem } = useStartTrip()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = String(new FormData(event.currentTarget).get('text')).trim()
    if (text !== '') start({ text, language })
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        label={say('trips.new.text')}
        help={say('trips.new.help')}
        name="text"
        rows={4}
        maxLength={4_000}
        required
        problem={problem}
      />
      <FormActions onCancel={onClose} busy={busy}>
        {say('trips.new.submit')}
      </FormActions>
    </form>
  )
}
