import { type FormEvent, useState } from 'react'
import { useTripWords } from '../../../i18n/trips.ts'
import { readAmount } from '../../../lib/money.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { FormActions } from '../../../ui/form-actions.tsx'
import type { Itinerary, TripWhole } from '../trip-of.ts'
import { type Change, useEdit } from './use-edit.ts'

interface ChangeDialogProps {
  trip: TripWhole
  intent: Itinerary['intent']
  onClose: () => void
}

/** The wishes of a trip that is planned; what is different is planned anew. */
export function ChangeDialog({ trip, intent, onClose }: ChangeDialogProps) {
  const say = useTripWords()
  const { edit, busy } = useEdit(trip)
  const [problem, setProblem] = useState<'budget' | 'nothing' | null>(null)
  const budget = intent.budget ?? { amount_minor: intent.budget_usd_cents, currency: 'USD' }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = (name: string) => String(form.get(name)).trim()
    const amount_minor = readAmount(text('budget'))
    if (amount_minor === null || amount_minor === 0) return setProblem('budget')
    const changes = changesIn({
      intent,
      budget,
      amount_minor,
      dates: { start: text('start'), end: text('end') },
      people: { adults: Number(text('adults')), children: Number(text('children')) },
    })
    if (changes.length === 0) return setProblem('nothing')
    // The run that it begins is another page; what is refused leaves what was typed.
    edit(...changes)
  }
  const { start, end } = intent.date_window
  return (
    <Dialog title={say('trip.change')} onClose={onClose}>
      <form onSubmit={submit} className="flex flex-col gap-4">
        <Field
          label={say('trip.change.budget', { currency: budget.currency })}
          name="budget"
          inputMode="decimal"
          defaultValue={String(budget.amount_minor / 100)}
          problem={problem === 'budget' ? say('trip.change.budget.wrong') : undefined}
        />
        <div className="grid grid-cols-2 gap-3">
          <Field label={say('trip.change.start')} name="start" type="date" required defaultValue={start} />
          <Field label={say('trip.change.end')} name="end" type="date" required defaultValue={end} />
          <Field
            label={say('trip.change.adults')}
            name="adults"
            type="number"
            min={1}
            max={40}
            required
            defaultValue={intent.party.adults}
          />
          <Field
            label={say('trip.change.children')}
            name="children"
            type="number"
            min={0}
            max={40}
            required
            defaultValue={intent.party.children}
          />
        </div>
        {problem === 'nothing' && (
          <p role="alert" className="text-small text-danger">
            {say('trip.change.nothing')}
          </p>
        )}
        <FormActions onCancel={onClose} busy={busy}>
          {say('trip.change.submit')}
        </FormActions>
      </form>
    </Dialog>
  )
}

function changesIn({
  intent,
  budget,
  amount_minor,
  dates,
  people,
}: {
  intent: Itinerary['intent']
  budget: { amount_minor: number; currency: string }
  amount_minor: number
  dates: { start: string; end: string }
  people: { adults: number; children: number }
}): Change[] {
  const { date_window: was, party } = intent
  const sameParty = people.adults === party.adults && people.children === party.children
  return [
    ...(amount_minor === budget.amount_minor
      ? []
      : [{ kind: 'set_budget' as const, budget: { amount_minor, currency: budget.currency } }]),
    ...(dates.start === was.start && dates.end === was.end ? [] : [{ kind: 'set_dates' as const, ...dates }]),
    ...(sameParty
      ? []
      : [{ kind: 'set_party' as const, party: { ...people, child_ages: party.child_ages.slice(0, people.children) } }]),
  ]
}
