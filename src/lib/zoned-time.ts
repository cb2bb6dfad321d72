/** A calendar day somewhere, `weekday` as 'mon'..'sun'. */
export interface LocalDay {
  year: number
  /** 1 to 12 */
  month: number
  day: number
  weekday: Weekday
}
export type Weekday = 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun'

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const
const formats = new Map<string, Intl.DateTimeFormat>()

/** The day it is in a timezone, moved by whole days. Throws RangeError for a timezone that does not exist. */
export function localDay(at: Date, timezone: string, plusDays = 0): LocalDay {
  const wall = new Date(wallClock(at, timezone))
  wall.setUTCDate(wall.getUTCDate() + plusDays)
  return {
    year: wall.getUTCFullYear(),
    month: wall.getUTCMonth() + 1,
    day: wall.getUTCDate(),
    weekday: WEEKDAYS[wall.getUTCDay()] ?? 'sun',
  }
}

/** The instant at which clocks in a timezone show `minutes` after midnight of a day; more than a day's minutes run on. */
export function instantOf(day: Pick<LocalDay, 'year' | 'month' | 'day'>, minutes: number, timezone: string): Date {
  const wanted = Date.UTC(day.year, day.month - 1, day.day, 0, minutes)
  // Twice, because the first guess may lie on the other side of a change of the clocks.
  const first = wanted - (wallClock(new Date(wanted), timezone) - wanted)
  return new Date(first - (wallClock(new Date(first), timezone) - wanted))
}

/** What clocks in a timezone show, written as if it were UTC: less the instant itself it is how far they are ahead of UTC. */
export function wallClock(at: Date, timezone: string): number {
  const parts = new Map(
    formatOf(timezone)
      .formatToParts(at)
      .map((part) => [part.type, Number(part.value)]),
  )
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? 0
  return (
    Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second')) +
    (at.getTime() % 1000)
  )
}

function formatOf(timezone: string): Intl.DateTimeFormat {
  const known = formats.get(timezone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: timezone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  formats.set(timezone, made)
  return made
}
