import type { ReportWire } from '../../../../src/http/contract/reports.ts'
import { useReportWords } from '../../i18n/reports.ts'
import { useReader } from '../../lib/reader.ts'
import { HeatMap } from '../../ui/charts/heat-map.tsx'

const DAYS = 7
const HOURS = 24
/** A Monday: the names of the days of the week begin there. */
const MONDAY = Date.UTC(2026, 10, 2)
const DAY_MS = 86_400_000

/** When customers write, by the hour of the week in the zone of the shop. */
export function HoursMap({ parts }: { parts: ReportWire['breakdowns'][number]['parts'] }) {
  const say = useReportWords()
  const { locale } = useReader()
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' })
  const counts = new Map(parts.map(({ part, count }) => [part, count]))
  const hours = Array.from({ length: HOURS }, (_, hour) => String(hour).padStart(2, '0'))
  return (
    <HeatMap
      data={{
        title: say('hours'),
        across: say('day'),
        columns: hours.map((hour) => ({ key: hour, label: hour })),
        series: Array.from({ length: DAYS }, (_, day) => ({
          key: String(day),
          name: weekday.format(MONDAY + day * DAY_MS),
          tone: 'accent',
          values: hours.map((hour) => counts.get(`${day + 1}-${hour}`) ?? 0),
        })),
        format: new Intl.NumberFormat(locale).format,
        short: new Intl.NumberFormat(locale).format,
      }}
    />
  )
}
