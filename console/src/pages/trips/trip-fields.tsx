import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTripWords } from '../../i18n/trips.ts'
import { useApi } from '../../lib/api/api-context.ts'
import { useMe } from '../../lib/api/me.ts'
import { readAmount } from '../../lib/money.ts'
import { useSpoken } from '../../lib/words.ts'
import { Field, SelectField } from '../../ui/field.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { type Place, placesQuery } from './places/supply-queries.ts'
import { useStartTrip } from './use-start-trip.ts'

const TIERS = ['budget', 'mid', 'luxury'] as const
/** Those that have a place of their own to say what is wrong with them. */
const FIELDS = ['city', 'date_window.start', 'date_window.end', 'party.adults', 'party.children', 'budget.amount_minor']
const PACES = ['normal', 'relaxed', 'full'] as const

/** A trip field by field, to one of the places that the shop sells trips to. */
export function TripFields({ onClose }: { onClose: () => void }) {
  const query = useQuery(placesQuery(useApi()))
  return <Loaded query={query}>{({ places }) => <PlacedFields places={places} onClose={onClose} />}</Loaded>
}

function PlacedFields({ places, onClose }: { places: readonly Place[]; onClose: () => void }) {
  const say = useTripWords()
  const { language } = useSpoken()
  const { currency } = useMe().shop
  const { start, busy, problem, problemOf } = useStartTrip()
  const [isNoSum, setIsNoSum] = useState(false)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = (name: string) => String(form.get(name)).trim()
    const place = places.find(({ city, country }) => `${city}, ${country}` === text('place'))
    const amount_minor = readAmount(text('budget'))
    setIsNoSum(amount_minor === null || amount_minor === 0)
    if (place === undefined || amount_minor === null || amount_minor === 0) return
    start({
      city: place.city,
      date_window: { start: text('start'), end: text('end'), tz: place.tz },
      party: { adults: Number(text('adults')), children: Number(text('children')) },
      budget: { amount_minor, currency },
      currency,
      pace: PACES.find((pace) => pace === text('pace')),
      tiers: TIERS.filter((tier) => tier === text('tier')),
      language,
    })
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <SelectField label={say('trip.where')} name="place" required problem={problemOf('city')}>
        {places.map(({ city, country }) => (
          <option key={`${city}, ${country}`}>{`${city}, ${country}`}</option>
        ))}
      </SelectField>
      <div className="grid grid-cols-2 gap-3">
        <Field
          label={say('trip.change.start')}
          name="start"
          type="date"
          required
          problem={problemOf('date_window.start')}
        />
        <Field label={say('trip.change.end')} name="end" type="date" required problem={problemOf('date_window.end')} />
        <Field
          {...{ label: say('trip.change.adults'), name: 'adults', type: 'number', required: true }}
          {...{ min: 1, max: 40, defaultValue: 2, problem: problemOf('party.adults') }}
        />
        <Field
          {...{ label: say('trip.change.children'), name: 'children', type: 'number', required: true }}
          {...{ min: 0, max: 40, defaultValue: 0, problem: problemOf('party.children') }}
        />
        <SelectField label={say('trip.tier')} name="tier">
          <option value="">{say('trip.tier.any')}</option>
          {TIERS.map((tier) => (
            <option key={tier} value={tier}>
              {say(`trip.tier.${tier}`)}
            </option>
          ))}
        </SelectField>
        <SelectField label={say('trip.pace')} name="pace">
          {PACES.map((pace) => (
            <option key={pace} value={pace}>
              {say(`trip.pace.${pace}`)}
            </option>
          ))}
        </SelectField>
      </div>
      <Field
        label={say('trip.change.budget', { currency })}
        name="budget"
        inputMode="decimal"
        required
        problem={isNoSum ? say('trip.change.budget.wrong') : problemOf('budget.amount_minor')}
      />
      {problem && !FIELDS.some(problemOf) && (
        <p role="alert" className="text-small text-danger">
          {problem}
        </p>
      )}
      <FormActions onCancel={onClose} busy={busy} disabled={places.length === 0}>
        {say('trips.new.submit')}
      </FormActions>
    </form>
  )
}
