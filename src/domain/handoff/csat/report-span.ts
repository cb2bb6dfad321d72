import { instantOf, localDay } from '../../../lib/zoned-time.ts'
import { AppError } from '../../errors.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const LAST_DAYS = 30
const MOST_DAYS = 400

export interface Days {
  /** "2026-11-23", of the shop; null for thirty days before the last. */
  firstDay: string | null
  /** That counts whole; null for today. */
  lastDay: string | null
}

/** The span of time of some days of a shop. Throws `invalid_input` for one that ends before it begins, or is longer than a year and a bit. */
export function reportSpan({ firstDay, lastDay }: Days, now: Date, timezone: string): { from: Date; to: Date } {
  const last = lastDay === null ? localDay(now, timezone) : dayOf(lastDay)
  const to = instantOf({ ...last, day: last.day + 1 }, 0, timezone)
  const from =
    firstDay === null
      ? instantOf({ ...last, day: last.day + 1 - LAST_DAYS }, 0, timezone)
      : instantOf(dayOf(firstDay), 0, timezone)
  const days = (to.getTime() - from.getTime()) / DAY_MS
  if (!(days > 0 && days <= MOST_DAYS)) {
    throw new AppError('invalid_input', `from must be before to, and within ${MOST_DAYS} days of it`)
  }
  return { from, to }
}

function dayOf(text: string): { year: number; month: number; day: number } {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number)
  return { year, month, day }
}
