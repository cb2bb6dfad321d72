import { stringify } from 'csv-stringify/sync'
import type { ReportWire } from '../contract/reports.ts'

const COLUMNS = [
  'section',
  'number',
  'date',
  'part',
  'label',
  'value',
  'unit',
  'currency',
  'rows',
  'unknown',
  'previous',
]
type Cells = Partial<Record<string, string | number | null>>

/**
 * A report as one table, a number per line. Cells that a spreadsheet would run as a formula are escaped: people type the names of
 * documents and of each other.
 */
export function figuresCsv({ tiles, series, breakdowns }: ReportWire): string {
  const rows: Cells[] = [
    ...tiles.map(({ name, count, ...tile }) => ({
      section: 'total',
      number: name,
      rows: count,
      ...figures(tile),
      previous: tile.previous,
    })),
    ...series.flatMap(({ name, unit, currency, points }) =>
      points.map(({ date, count, ...point }) => ({
        ...{ section: 'over_time', number: name, date, rows: count },
        ...figures({ ...point, unit, currency }),
      })),
    ),
    ...breakdowns.flatMap(({ name, parts }) =>
      parts.map(({ part, label, count, ...one }) => ({
        ...{ section: 'by_part', number: name, part, label, rows: count },
        ...figures(one),
      })),
    ),
  ]
  return stringify(rows, { header: true, columns: COLUMNS, escape_formulas: true, record_delimiter: 'windows' })
}

function figures({
  value,
  unit,
  currency,
  unknown,
}: {
  value: number | null
  unit: string
  currency: string | null
  unknown: number
}): Cells {
  return { value, unit, currency, unknown }
}
