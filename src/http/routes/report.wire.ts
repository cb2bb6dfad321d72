import type { Figure, Listed, Report } from '../../domain/reports/index.ts'
import type { ReportWire } from '../contract/reports.ts'

/** A report with the address of every list. */
export function reportWire({ name, tiles, series, breakdowns, ...same }: Report): ReportWire {
  const number = ({ value, count, unknown, list }: Figure) => ({ value, count, unknown, list: addressOf(name, list) })
  return {
    ...{ name, ...same },
    tiles: tiles.map((figure) => ({
      ...{ name: figure.name, unit: figure.unit, currency: figure.currency, ...number(figure) },
      previous: figure.previous,
      of: figure.of && { ...figure.of, list: addressOf(name, figure.of.list) },
    })),
    series: series.map(({ points, ...line }) => ({
      ...line,
      points: points.map(({ date, figure }) => ({ date, ...number(figure) })),
    })),
    breakdowns: breakdowns.map(({ name, parts }) => ({
      name,
      parts: parts.map(({ part, label, figure }) => ({
        ...{ part, label, unit: figure.unit, currency: figure.currency, ...number(figure) },
      })),
    })),
  }
}

/** Where the rows of a number are listed. */
export function addressOf(report: Report['name'], { number, from, to, currency, part, person }: Listed): string {
  const narrowed = Object.entries({ currency, part, person }).flatMap(([key, value]) =>
    value === null ? [] : [[key, value] satisfies [string, string]],
  )
  return `/v1/reports/${report}/rows?${new URLSearchParams([...Object.entries({ number, from, to }), ...narrowed])}`
}
