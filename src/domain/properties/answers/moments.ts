import { instantOf, type LocalDay, localDay } from '../../../lib/zoned-time.ts'
import type { DayPart, WhenAsked } from './when-asked.ts'

const YEAR_DAYS = 366
/** A year that is named lies no further ahead than anybody plans. */
const MOST_AHEAD = 3 * YEAR_DAYS
const WEEK_DAYS = 7
/** A night goes on until then. */
const NIGHT_UNTIL = 6 * 60
const DAY_MINUTES = 24 * 60

/** What a question of time comes to when it is asked. */
export interface Moments {
  day: LocalDay
  /** Instants of which any may be meant; none when no hour was named. */
  instants: Date[]
  /** The minutes of the day that are asked about; null for all of it. */
  within: { from: number; to: number } | null
  /** The days of the month, the week or the weekend; null when one day is asked about. */
  days: LocalDay[] | null
}

/** The hours that a part of a day has. */
const PARTS: Readonly<Record<DayPart, { from: number; to: number }>> = {
  morning: { from: 6 * 60, to: 12 * 60 },
  midday: { from: 12 * 60, to: 15 * 60 },
  afternoon: { from: 12 * 60, to: 17 * 60 },
  evening: { from: 17 * 60, to: 22 * 60 },
  night: { from: 19 * 60, to: 26 * 60 },
  late: { from: 22 * 60, to: 28 * 60 },
}

/** The day and the instants that are meant where the property is, and now: what has passed today is meant of tomorrow. */
export function momentsOf(when: WhenAsked, now: Date, timezone: string): Moments {
  const day = dayOf(when, now, timezone)
  const days = daysOf(when, now, timezone)
  const instants = when.minutes.map((minutes) => instantIn(when, minutes, { day, now, timezone }))
  return { day, instants, within: when.part === null ? null : PARTS[when.part], days }
}

function instantIn(
  { day: named, part }: WhenAsked,
  minutes: number,
  { day, now, timezone }: { day: LocalDay; now: Date; timezone: string },
): Date {
  // One at night on Saturday is an hour of Sunday.
  const isPastMidnight = (part === 'night' || part === 'late') && minutes < NIGHT_UNTIL && named !== null
  const at = instantOf(day, isPastMidnight ? minutes + DAY_MINUTES : minutes, timezone)
  const isToday = named === null || (named.kind === 'ahead' && named.days === 0)
  return isToday && at < now ? instantOf(day, minutes + DAY_MINUTES, timezone) : at
}

function dayOf({ day }: WhenAsked, now: Date, timezone: string): LocalDay {
  const today = localDay(now, timezone)
  switch (day?.kind) {
    case undefined:
      return today
    case 'ahead':
      return localDay(now, timezone, day.days)
    case 'weekday':
      return find(now, timezone, WEEK_DAYS, ({ weekday }) => weekday === day.weekday) ?? today
    case 'date': {
      const fits = (one: LocalDay) => one.month === day.month && one.day === day.day
      const inYear = (one: LocalDay) => fits(one) && one.year === day.year
      return (
        (day.year === null ? null : find(now, timezone, MOST_AHEAD, inYear)) ??
        find(now, timezone, YEAR_DAYS, fits) ??
        today
      )
    }
    case 'month':
      return find(now, timezone, YEAR_DAYS, ({ month }) => month === day.month) ?? today
    case 'weekend':
      return find(now, timezone, WEEK_DAYS, ({ weekday }) => weekday === 'sat') ?? today
    case 'week':
      return today
  }
}

function daysOf({ day }: WhenAsked, now: Date, timezone: string): LocalDay[] | null {
  const week = () => Array.from({ length: WEEK_DAYS }, (_, ahead) => localDay(now, timezone, ahead))
  switch (day?.kind) {
    case 'month':
      return daysOfMonth(day.month, now, timezone)
    case 'weekend':
      return week().filter(({ weekday }) => WEEKEND.has(weekday))
    case 'week':
      return week()
    default:
      return null
  }
}

/** It begins on Friday evening for who goes out. */
const WEEKEND: ReadonlySet<string> = new Set(['fri', 'sat', 'sun'])

/** The days of a month, of the one that it is or of the next one of that name. */
function daysOfMonth(month: number, now: Date, timezone: string): LocalDay[] {
  const days = Array.from({ length: YEAR_DAYS }, (_, ahead) => localDay(now, timezone, ahead))
  const first = days.findIndex((day) => day.month === month)
  const after = days.slice(first)
  const end = after.findIndex((day) => day.month !== month)
  return end < 0 ? after : after.slice(0, end)
}

function find(now: Date, timezone: string, days: number, fits: (day: LocalDay) => boolean): LocalDay | null {
  for (let ahead = 0; ahead <= days; ahead += 1) {
    const day = localDay(now, timezone, ahead)
    if (fits(day)) return day
  }
  return null
}
