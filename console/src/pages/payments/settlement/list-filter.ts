import type { Reader } from '../../../lib/times.ts'
import { dayOf } from '../../../lib/zoned-day.ts'
import { type PaymentsFilter, readPaymentsFilter } from '../payments-filter.ts'

const TABS = { '/v1/payments/attempts': 'attempts', '/v1/payments/refunds': 'sent_back' } as const

/**
 * The view of this page that lists what a figure counts.
 * @param list the path and the query that the report gives with the figure
 */
export function listFilter(list: string, reader: Reader): PaymentsFilter {
  const { pathname, searchParams } = new URL(list, 'http://product')
  const { from, to, ...rest } = Object.fromEntries(searchParams)
  const [, tab] = Object.entries(TABS).find(([path]) => path === pathname) ?? []
  return readPaymentsFilter({
    ...rest,
    tab,
    ...(from ? { from: dayOf(Date.parse(from), reader) } : {}),
    // The instant that is left out belongs to the day after the last one.
    ...(to ? { to: dayOf(Date.parse(to) - 1, reader) } : {}),
  })
}
