import { daysBetween } from '../../../lib/calendar.ts'
import { clockAt } from '../../../lib/temporal.ts'
import type { Window } from '../schemas/index.ts'
import { clockOf } from '../time/local-time.ts'

const DAY_MINUTES = 1_440

/** A stretch of a day in minutes after its midnight; what runs past the next one goes on counting. */
export interface Stretch {
  start: number
  end: number
}

export function windowOf({ start, end }: Stretch): Window {
  return { start: clockOf(start), end: end === DAY_MINUTES ? '24:00' : clockOf(end) }
}

/** The day it is at an instant, on the clocks of a timezone. */
export function dateAt(instant: string, tz: string): string {
  return clockAt(Date.parse(instant), tz).date
}

/** An instant as minutes on the clocks of a timezone, counted from the midnight with which a date begins. */
export function minutesFrom(date: string, instant: string, tz: string): number {
  const local = clockAt(Date.parse(instant), tz)
  return daysBetween(date, local.date) * DAY_MINUTES + local.minutes
}
