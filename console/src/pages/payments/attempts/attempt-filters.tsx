import { useNavigate } from '@tanstack/react-router'
import { useTradeWords } from '../../../i18n/trade.ts'
import { formatPeriod } from '../../../lib/period.ts'
import { useReader } from '../../../lib/reader.ts'
import { SelectField } from '../../../ui/field.tsx'
import { FilterChip } from '../filter-chip.tsx'
import { METHODS, OUTCOMES, type PaymentsFilter } from '../payments-filter.ts'

/** Which tries are listed: two choices, and the period that a figure of the settlement brought along. */
export function AttemptFilters({ filter }: { filter: PaymentsFilter }) {
  const say = useTradeWords()
  const reader = useReader()
  const navigate = useNavigate()
  const { from, to } = filter
  const show = (change: PaymentsFilter) => void navigate({ to: '/payments', search: { ...filter, ...change } })
  return (
    <div data-print="none" className="flex flex-wrap items-end gap-3">
      <SelectField
        label={say('attempts.state')}
        value={filter.outcome ?? ''}
        onChange={({ target }) =>
          show({ outcome: OUTCOMES.find((known) => known === target.value), status: undefined })
        }
      >
        <option value="">{say('attempts.any_state')}</option>
        {OUTCOMES.map((outcome) => (
          <option key={outcome} value={outcome}>
            {say(`outcome.${outcome}`)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={say('attempts.method')}
        value={filter.method ?? ''}
        onChange={({ target }) => show({ method: METHODS.find((known) => known === target.value) })}
      >
        <option value="">{say('attempts.any_method')}</option>
        {METHODS.map((method) => (
          <option key={method} value={method}>
            {say(`method.${method}`)}
          </option>
        ))}
      </SelectField>
      {filter.status && (
        <FilterChip text={say(`attempt.status.${filter.status}`)} onDrop={() => show({ status: undefined })} />
      )}
      {from && to && (
        <FilterChip
          text={formatPeriod({ from, to }, reader)}
          onDrop={() => show({ from: undefined, to: undefined, currency: undefined })}
        />
      )}
    </div>
  )
}
