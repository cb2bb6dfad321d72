import { type FormEvent, useState } from 'react'
import { useTradeWords } from '../i18n/trade.ts'
import { now } from '../lib/clock.ts'
import { cx } from '../lib/cx.ts'
import { lastDays, type Period } from '../lib/period.ts'
import { useReader } from '../lib/reader.ts'
import { useWords } from '../lib/words.ts'
import { Button } from './button.tsx'
import { Field } from './field.tsx'

const PRESETS = [
  ['today', 1],
  ['week', 7],
  ['month', 30],
] as const

/** From which day to which one is counted: three ways that are common, or any two days. The page has it in its address. */
export function PeriodPicker({ period, onShow }: { period: Period; onShow: (period: Period) => void }) {
  const words = useWords()
  const say = useTradeWords()
  const reader = useReader()
  const [wrong, setWrong] = useState(false)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const picked = { from: String(form.get('from')), to: String(form.get('to')) }
    setWrong(picked.from > picked.to)
    if (picked.from <= picked.to) onShow(picked)
  }
  return (
    <div data-print="none" className="flex flex-wrap items-end gap-3">
      <fieldset className="flex flex-wrap gap-1">
        <legend className="sr-only">{say('period.pick')}</legend>
        {PRESETS.map(([name, days]) => {
          const preset = lastDays(days, now(), reader)
          const here = preset.from === period.from && preset.to === period.to
          return (
            <button
              key={name}
              type="button"
              aria-pressed={here}
              onClick={() => onShow(preset)}
              className={cx(
                'touchable h-9 rounded-md px-3 text-small transition-colors',
                here ? 'bg-tint font-medium text-strong' : 'text-soft hover:bg-sunken hover:text-ink',
              )}
            >
              {say(`period.${name}`)}
            </button>
          )
        })}
      </fieldset>
      <form key={`${period.from}${period.to}`} onSubmit={submit} className="flex flex-wrap items-end gap-2">
        <Field label={say('period.from')} name="from" type="date" defaultValue={period.from} required />
        <Field
          label={say('period.to')}
          name="to"
          type="date"
          defaultValue={period.to}
          problem={wrong ? say('period.wrong') : undefined}
          required
        />
        <Button type="submit">{words('inbox.show')}</Button>
      </form>
    </div>
  )
}
