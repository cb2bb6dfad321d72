import type { ReportWire } from '../../../../src/http/contract/reports.ts'
import { useReportWords } from '../../i18n/reports.ts'
import { wholeUnits } from '../../lib/money.ts'
import { useReader } from '../../lib/reader.ts'
import { startOfDay } from '../../lib/zoned-day.ts'
import { BarChart } from '../../ui/charts/bar-chart.tsx'
import { LineChart } from '../../ui/charts/line-chart.tsx'
import type { ChartData, SeriesTone } from '../../ui/charts/series.ts'
import { formatNumber, formatUsd } from './format-number.ts'
import { nameOfNumber } from './name-of-number.ts'

type Line = ReportWire['series'][number]

/** What stands on top of each other in one chart: together they are a whole. */
const STACKED: Readonly<Record<string, SeriesTone>> = { by_assistant: 'accent', with_person: 'warn' }

/** How the numbers of a report went over time. */
export function SeriesCharts({ series }: { series: readonly Line[] }) {
  const say = useReportWords()
  const stacked = series.filter(({ name }) => name in STACKED)
  const alone = series.filter(({ name }) => !(name in STACKED))
  return (
    <div className="grid gap-4 wide:grid-cols-2">
      {stacked.length > 0 && <Chart title={say('chart.conversations')} lines={stacked} />}
      {alone.map((line) => (
        <Chart
          key={`${line.name} ${line.currency}`}
          title={titleOf(nameOfNumber(say, line.name), line)}
          lines={[line]}
        />
      ))}
    </div>
  )
}

function titleOf(name: string, { currency }: Line): string {
  return currency === null ? name : `${name}, ${currency}`
}

function Chart({ title, lines }: { title: string; lines: readonly Line[] }) {
  const say = useReportWords()
  const reader = useReader()
  const [{ unit, currency, points } = { unit: 'count' as const, currency: null, points: [] }] = lines
  const day = new Intl.DateTimeFormat(reader.locale, { timeZone: reader.timeZone, day: 'numeric', month: 'short' })
  const compact = new Intl.NumberFormat('en', { notation: 'compact' })
  const data: ChartData = {
    title,
    across: say('across'),
    columns: points.map(({ date }) => ({ key: date, label: day.format(startOfDay(date, reader)) })),
    series: lines.map((line) => ({
      key: line.name,
      name: nameOfNumber(say, line.name),
      tone: STACKED[line.name] ?? 'accent',
      values: line.points.map(({ value }) => value),
    })),
    format: (value) => formatNumber({ unit, value, currency }, reader.locale),
    short: (value) => {
      if (unit === 'money') return compact.format(wholeUnits(value))
      if (unit === 'micro_usd') return formatUsd(value, reader.locale)
      return unit === 'seconds' ? formatNumber({ unit, value, currency }, reader.locale) : compact.format(value)
    },
  }
  return unit === 'seconds' || unit === 'score' ? <LineChart data={data} /> : <BarChart data={data} />
}
