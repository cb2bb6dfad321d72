import type { PaymentMethod } from '../../../lib/payment-method.ts'
import { instantOf } from '../../../lib/zoned-time.ts'
import type { Ctx } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { readSettings } from '../../tenancy/index.ts'
import { type DayRow, readAskedByDay, readRefundedByDay } from './read-days.ts'

const LONGEST_DAYS = 92
const DAY_MS = 86_400_000

/** What can be counted of a way to pay. `refunded` counts money that went back, everything else tries to pay. */
export const COUNTED = ['asked', 'paid', 'rescued', 'open', 'in_review', 'refunded'] as const
export type Counted = (typeof COUNTED)[number]

export interface Sum {
  count: number
  amountMinor: number
}

/** The figures of one way to pay over the instants from `from` up to `to`. */
export interface MethodFigures extends Record<Counted, Sum> {
  method: PaymentMethod
  currency: string
  from: Date
  /** The first instant that is left out. */
  to: Date
}

export interface SettlementDays {
  timezone: string
  days: (MethodFigures & { date: string })[]
  totals: MethodFigures[]
}

/**
 * What was asked for, paid and given back, day by day in the shop's zone. Every day has a row for each way to pay that was used in
 * the period. Two statements, whatever the number of payments. Throws `invalid_input` for a period that ends before it begins, or is
 * longer than 92 days.
 * @param period both days are in it, as "2026-11-30"
 */
export async function getSettlementDays(ctx: Ctx, period: { from: string; to: string }): Promise<SettlementDays> {
  const dates = datesOf(period)
  return ctx.transaction(async (ctx) => {
    const { timezone } = await readSettings(ctx)
    const starts = [...dates, dayAfter(period.to)].map((date) => startOf(date, timezone))
    const bounds = { dates, starts }
    const rows = [...(await readAskedByDay(ctx, bounds)), ...(await readRefundedByDay(ctx, bounds))]
    const ways = [
      ...new Map(rows.map(({ method, currency }) => [`${method} ${currency}`, { method, currency }])).values(),
    ]
    const between = (first: number, last: number) => ({ from: at(starts, first), to: at(starts, last) })
    const days = dates.flatMap((date, index) =>
      ways.map((way) => ({ date, ...way, ...between(index, index + 1), ...figuresOf(rows, { ...way, date }) })),
    )
    const totals = ways.map((way) => ({
      ...way,
      ...between(0, dates.length),
      ...figuresOf(rows, { ...way, date: null }),
    }))
    return { timezone, days, totals }
  })
}

function figuresOf(
  rows: readonly DayRow[],
  { method, currency, date }: { method: string; currency: string; date: string | null },
): Record<Counted, Sum> {
  const own = rows.filter(
    (row) => row.method === method && row.currency === currency && (date ?? row.date) === row.date,
  )
  const sum = (what: Counted): Sum =>
    own
      .filter((row) => row.what === what)
      .reduce((all, row) => ({ count: all.count + row.count, amountMinor: all.amountMinor + row.amountMinor }), NOTHING)
  return {
    asked: sum('asked'),
    paid: sum('paid'),
    rescued: sum('rescued'),
    open: sum('open'),
    in_review: sum('in_review'),
    refunded: sum('refunded'),
  }
}

const NOTHING: Sum = { count: 0, amountMinor: 0 }

function datesOf({ from, to }: { from: string; to: string }): string[] {
  const count = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
  if (!(count >= 1)) throw new AppError('invalid_input', 'to: the last day must not be before the first')
  if (count > LONGEST_DAYS) throw new AppError('invalid_input', `to: a report covers at most ${LONGEST_DAYS} days`)
  return Array.from({ length: count }, (_, index) => isoDate(Date.parse(from) + index * DAY_MS))
}

const isoDate = (at: number) => new Date(at).toISOString().slice(0, 10)
const dayAfter = (date: string) => isoDate(Date.parse(date) + DAY_MS)

function startOf(date: string, timezone: string): Date {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return instantOf({ year, month, day }, 0, timezone)
}

function at(starts: readonly Date[], index: number): Date {
  const start = starts[index]
  if (start === undefined) throw new Error('a period has no such day')
  return start
}
