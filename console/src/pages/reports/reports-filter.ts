import type { ReportName, Step } from '../../../../src/domain/reports/schemas.ts'
import { everyOf } from '../../lib/every-of.ts'

/** The reports in the order of their tabs. */
export const REPORTS = everyOf<ReportName>()(['overview', 'sales', 'people', 'delivery', 'cost', 'knowledge', 'csat'])
export const STEPS = everyOf<Step>()(['day', 'week', 'month'])

/** What the page shows, as it stands in the address. */
export interface ReportsFilter {
  tab?: ReportName
  /** The first and the last day, in the zone of the shop. */
  from?: string
  to?: string
  by?: Step
  /** Whose work is looked at. */
  person?: string
}

/** Which rows are listed: those of a number, as the report says. */
export interface RowsFilter extends ReportsFilter {
  number?: string
  currency?: string
  part?: string
}

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** The filter of an address; what is none is left out. */
export function readReportsFilter(search: Readonly<Record<string, unknown>>): ReportsFilter {
  const tab = REPORTS.find((one) => one === search.tab)
  const by = STEPS.find((one) => one === search.by)
  return {
    ...(tab ? { tab } : {}),
    ...(isDay(search.from) ? { from: search.from } : {}),
    ...(isDay(search.to) ? { to: search.to } : {}),
    ...(by ? { by } : {}),
    ...(typeof search.person === 'string' ? { person: search.person } : {}),
  }
}

export function readRowsFilter(search: Readonly<Record<string, unknown>>): RowsFilter {
  const text = (key: 'number' | 'currency' | 'part') => {
    const given = search[key]
    // An address that says ?part=5 is read as a number.
    return typeof given === 'string' || typeof given === 'number' ? { [key]: String(given) } : {}
  }
  return { ...readReportsFilter(search), ...text('number'), ...text('currency'), ...text('part') }
}

const LIST = /^\/v1\/reports\/([a-z]+)\/rows$/

/** The view of this console that lists what a number counts. @param list its path and query, as the report gives it */
export function rowsOf(list: string): RowsFilter {
  const { pathname, searchParams } = new URL(list, 'http://product')
  const [, tab] = LIST.exec(pathname) ?? []
  return readRowsFilter({ ...Object.fromEntries(searchParams), tab })
}

function isDay(given: unknown): given is string {
  return typeof given === 'string' && DAY.test(given) && !Number.isNaN(Date.parse(given))
}
