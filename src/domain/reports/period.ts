import { instantOf, localDay } from '../../lib/zoned-time.ts'
import { AppError } from '../errors.ts'
import type { Step } from './schemas.ts'

const DAY_MS = 86_400_000
const LAST_DAYS = 30
const MOST_DAYS = 400

/** Some days of a shop with as many before them, cut into steps. Instants are those of the shop's own midnights. */
export interface Period {
  from: string
  to: string
  previous: { from: string; to: string }
  timezone: string
  /** When the days before begin. */
  before: Date
  start: Date
  /** The first instant that is left out. */
  end: Date
  /** The last day of each is in it. */
  steps: { from: string; to: string; start: Date }[]
}

export interface AskedDays {
  /** "2026-11-23"; thirty days up to the last where it is not said. */
  from: string | undefined
  /** Today where it is not said. */
  to: string | undefined
  by: Step
}

/**
 * The days that were asked for. A day may have 23 or 25 hours: each begins when the clocks of the shop say so. Throws `invalid_input`
 * for days that end before they begin, or are more than 400.
 */
export function periodOf({ from: first, to: last, by }: AskedDays, now: Date, timezone: string): Period {
  const today = localDay(now, timezone)
  const to = last ?? isoDay(Date.UTC(today.year, today.month - 1, today.day))
  const from = first ?? plusDays(to, 1 - LAST_DAYS)
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
  if (!(days >= 1)) throw new AppError('invalid_input', 'to: the last day must not be before the first')
  if (days > MOST_DAYS) throw new AppError('invalid_input', `to: a report covers at most ${MOST_DAYS} days`)
  const start = (day: string) => startOf(day, timezone)
  const previous = { from: plusDays(from, -days), to: plusDays(from, -1) }
  return {
    ...{ from, to, previous, timezone },
    ...{ before: start(previous.from), start: start(from), end: start(plusDays(to, 1)) },
    steps: stepsOf({ from, to, by }).map((step) => ({ ...step, start: start(step.from) })),
  }
}

/** Every day of a span, both ends in it. */
export function daysOf({ from, to }: { from: string; to: string }): string[] {
  const count = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
  return Array.from({ length: count }, (_, at) => plusDays(from, at))
}

/** When a day of a shop begins. */
export function startOf(day: string, timezone: string): Date {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return instantOf({ year, month, day: date }, 0, timezone)
}

/** Weeks begin on Monday; the first and the last step may be shorter than the others. */
function stepsOf({ from, to, by }: { from: string; to: string; by: Step }): { from: string; to: string }[] {
  const firsts = daysOf({ from, to }).filter((day) => day === from || begins[by](day))
  return firsts.map((day, at) => {
    const next = firsts[at + 1]
    return { from: day, to: next === undefined ? to : plusDays(next, -1) }
  })
}

const begins: Readonly<Record<Step, (day: string) => boolean>> = {
  day: () => true,
  week: (day) => new Date(Date.parse(day)).getUTCDay() === 1,
  month: (day) => day.endsWith('-01'),
}

/** The day on which an instant lies, of clocks that show UTC. */
export const isoDay = (at: number) => new Date(at).toISOString().slice(0, 10)
/** So many days later; before, where it is less than nothing. */
export const plusDays = (day: string, days: number) => isoDay(Date.parse(day) + days * DAY_MS)
