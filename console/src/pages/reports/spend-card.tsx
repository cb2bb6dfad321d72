import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { SpendWire } from '../../../../src/http/contract/reports.ts'
import { useReportWords } from '../../i18n/reports.ts'
import { useApi } from '../../lib/api/api-context.ts'
import { useReader } from '../../lib/reader.ts'
import { spendQuery } from '../../lib/spend-query.ts'
import { formatClock } from '../../lib/times.ts'
import { Card } from '../../ui/card.tsx'
import { Meters } from '../../ui/charts/meters.tsx'
import { Chip, type Tone } from '../../ui/chip.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { formatUsd } from './format-number.ts'
import { rowsOf } from './reports-filter.ts'

const TONES: Readonly<Record<SpendWire['step'], Tone>> = { model: 'good', small_model: 'warn', templates: 'danger' }

/** The model budget of today: what is spent of it, what that means for the answers, and what is not known. */
export function SpendCard() {
  const say = useReportWords()
  const spend = useQuery(spendQuery(useApi()))
  return <Loaded query={spend}>{(found) => <Today spend={found} name={say('spend.today')} />}</Loaded>
}

function Today({ spend, name }: { spend: SpendWire; name: string }) {
  const say = useReportWords()
  const reader = useReader()
  const usd = (microUsd: number) => formatUsd(microUsd, reader.locale)
  const {
    step,
    since,
    budget_micro_usd: budget,
    spent_micro_usd: spent,
    forecast_micro_usd: forecast,
    unpriced,
    month,
  } = spend
  return (
    <Card
      title={name}
      aside={
        <Chip tone={TONES[step]}>
          {since === null
            ? say(`spend.step.${step}`)
            : say('spend.since', { step: say(`spend.step.${step}`), time: formatClock(Date.parse(since), reader) })}
        </Chip>
      }
    >
      <Meters
        meters={[
          {
            key: 'spent',
            name: <Listed list={spend.list}>{say('spend.spent')}</Listed>,
            value: spent,
            text: usd(spent),
            tone: 'accent',
          },
          {
            key: 'forecast',
            name: say('spend.forecast'),
            value: forecast,
            text: usd(forecast),
            tone: forecast > budget ? 'warn' : 'info',
          },
          { key: 'budget', name: say('spend.budget'), value: budget, text: usd(budget), tone: 'neutral' },
        ]}
      />
      <ul className="flex flex-col gap-1 px-4 pb-4 text-small text-soft">
        <li>
          <Listed list={month.list}>{say('spend.month', { amount: usd(month.spent_micro_usd) })}</Listed>
        </li>
        {unpriced.calls > 0 && (
          <li>
            <Listed list={unpriced.list}>
              {say('spend.unpriced', { count: unpriced.calls, amount: usd(spend.reserved_micro_usd) })}
            </Listed>
          </li>
        )}
      </ul>
    </Card>
  )
}

function Listed({ list, children }: { list: string; children: ReactNode }) {
  return (
    <Link to="/reports/rows" search={rowsOf(list)} className="hover:underline">
      {children}
    </Link>
  )
}
