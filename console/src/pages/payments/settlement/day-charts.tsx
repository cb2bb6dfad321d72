import type { SettlementDaysWire } from '../../../../../src/http/contract/settlement-days.ts'
import { useTradeWords } from '../../../i18n/trade.ts'
import { formatMoney, wholeUnits } from '../../../lib/money.ts'
import { useReader } from '../../../lib/reader.ts'
import { startOfDay } from '../../../lib/zoned-day.ts'
import { BarChart } from '../../../ui/charts/bar-chart.tsx'
import { LineChart } from '../../../ui/charts/line-chart.tsx'
import type { Series, SeriesTone } from '../../../ui/charts/series.ts'
import { METHODS } from '../payments-filter.ts'

type Day = SettlementDaysWire['days'][number]

const TONES: Readonly<Record<(typeof METHODS)[number], SeriesTone>> = { stk: 'accent', c2b: 'info', card: 'violet' }

/** A period day by day: what was paid by which method, and how many tries there were. Each currency is drawn by itself. */
export function DayCharts({ days }: { days: readonly Day[] }) {
  const say = useTradeWords()
  const reader = useReader()
  const dates = [...new Set(days.map(({ date }) => date))]
  const columns = dates.map((date) => ({ key: date, label: shortDay(startOfDay(date, reader), reader) }))
  const figures = new Intl.NumberFormat(reader.locale)
  const sum = (date: string, value: (day: Day) => number) =>
    days.reduce((total, day) => total + (day.date === date ? value(day) : 0), 0)
  const tries: Series[] = [
    {
      key: 'asked',
      name: say('settlement.began'),
      tone: 'info',
      values: dates.map((date) => sum(date, ({ asked }) => asked.count)),
    },
    {
      key: 'paid',
      name: say('settlement.paid'),
      tone: 'accent',
      values: dates.map((date) => sum(date, ({ paid }) => paid.count)),
    },
  ]
  return (
    <div className="grid gap-4 wide:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      {[...new Set(days.map(({ currency }) => currency))].map((currency) => (
        <PaidPerDay key={currency} currency={currency} dates={dates} columns={columns} days={days} />
      ))}
      <LineChart
        data={{
          title: say('settlement.tries_per_day'),
          across: say('settlement.day'),
          columns,
          series: tries,
          format: figures.format,
          short: figures.format,
        }}
      />
    </div>
  )
}

interface PaidPerDayProps {
  currency: string
  dates: readonly string[]
  columns: readonly { key: string; label: string }[]
  days: readonly Day[]
}

function PaidPerDay({ currency, dates, columns, days }: PaidPerDayProps) {
  const say = useTradeWords()
  const { locale } = useReader()
  const money = (amount_minor: number) => formatMoney({ amount_minor, currency }, locale)
  const compact = new Intl.NumberFormat('en', { notation: 'compact' })
  const paid = (method: string, date: string) =>
    days.find((day) => day.method === method && day.date === date && day.currency === currency)?.paid.amount_minor ?? 0
  const series = METHODS.map((method) => ({
    key: method,
    name: say(`method.${method}`),
    tone: TONES[method],
    values: dates.map((date) => paid(method, date)),
  })).filter(({ values }) => values.some((value) => value > 0))
  return (
    <BarChart
      data={{
        title: say('settlement.per_day', { currency }),
        across: say('settlement.day'),
        columns,
        series,
        format: money,
        short: (value) => compact.format(wholeUnits(value)),
      }}
    />
  )
}

function shortDay(at: number, { locale, timeZone }: { locale: string; timeZone: string }): string {
  return new Intl.DateTimeFormat(locale, { timeZone, day: 'numeric', month: 'short' }).format(at)
}
