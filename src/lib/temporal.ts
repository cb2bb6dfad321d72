import { Temporal } from 'temporal-polyfill'
import { addDays } from './calendar.ts'

/** A moment that a clock on the wall names: it names it once, twice (clocks go back), or never (they go forward). */
export interface NamedMoment {
  ms: number
  named: 'once' | 'twice' | 'never'
}

const MINUTE_MS = 60_000
const DAY_MINUTES = 1_440
const MOST_DAYS = 4_000

/** Where a day begins, and whether its clock runs through without a change. */
interface DayStart {
  ms: number
  even: boolean
}
const days = new Map<string, DayStart>()

/**
 * The moment at which clocks of a timezone show `minutes` after midnight of a date; more than a day's minutes run on into the next.
 * A time that clocks skip is as far behind the skip as it was written before it; of one they show twice it is the first.
 */
export function momentAt(date: string, minutes: number, tz: string): NamedMoment {
  const past = Math.floor(minutes / DAY_MINUTES)
  const day = past === 0 ? date : addDays(date, past)
  const left = minutes - past * DAY_MINUTES
  const start = dayStart(day, tz)
  if (start.even) return { ms: start.ms + left * MINUTE_MS, named: 'once' }
  const wall = Temporal.PlainDate.from(day).toPlainDateTime({ hour: Math.floor(left / 60), minute: left % 60 })
  const moment = wall.toZonedDateTime(tz)
  const later = wall.toZonedDateTime(tz, { disambiguation: 'later' })
  const ms = moment.epochMilliseconds
  if (!moment.toPlainDateTime().equals(wall)) return { ms, named: 'never' }
  return { ms, named: later.epochMilliseconds === ms ? 'once' : 'twice' }
}

/** What clocks of a timezone show at a moment: the date, and whole minutes since they showed midnight. */
export function clockAt(ms: number, tz: string): { date: string; minutes: number } {
  const date = new Date(ms).toISOString().slice(0, 10)
  for (const near of [date, addDays(date, 1), addDays(date, -1)]) {
    const start = dayStart(near, tz)
    const minutes = Math.floor((ms - start.ms) / MINUTE_MS)
    if (start.even && minutes >= 0 && minutes < DAY_MINUTES) return { date: near, minutes }
  }
  const at = Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(tz)
  return { date: at.toPlainDate().toString(), minutes: at.hour * 60 + at.minute }
}

/** Asked for a few days again and again: finding it out costs thirty times as much as remembering. */
function dayStart(date: string, tz: string): DayStart {
  const key = `${tz} ${date}`
  const known = days.get(key)
  if (known) return known
  const start = Temporal.PlainDate.from(date).toZonedDateTime(tz)
  const made = { ms: start.epochMilliseconds, even: start.hoursInDay === 24 && start.hour === 0 && start.minute === 0 }
  if (days.size >= MOST_DAYS) days.clear()
  days.set(key, made)
  return made
}
