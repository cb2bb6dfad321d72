import { addDays, weekdayOf } from '../../../lib/calendar.ts'
import { clockAt } from '../../../lib/temporal.ts'
import type { Attraction, OpeningHours, Window } from '../schemas/index.ts'
import { minutesOfWindow, spanOf } from './local-time.ts'

/** A place is open all the while, or why it is not. */
export type Openness = 'open' | 'outside_hours' | 'blackout_date' | 'public_holiday'

type Hours = Pick<Attraction, 'opening_hours' | 'blackout_dates' | 'closed_on_holidays' | 'tz'>

const DAY_MINUTES = 1_440
const WEEKDAYS = ['0', '1', '2', '3', '4', '5', '6'] as const

/**
 * Whether a place is open during the whole of a window, written on the clocks of `tz`. Spans past midnight belong to the day on which
 * they start: a closed Saturday does not end what began on Friday evening.
 */
export function isOpenDuring(
  place: Hours,
  date: string,
  window: Window,
  tz: string,
  isHoliday: (date: string) => boolean,
): Openness {
  const wanted = onClocksOf(place.tz, date, window, tz)
  const spans = [-1, 0, 1].flatMap((offset) => {
    const day = addDays(wanted.date, offset)
    return closedOn(place, day, isHoliday) === null ? shifted(hoursOf(place.opening_hours, day), offset) : []
  })
  const covered = join(spans).some(({ start, end }) => start <= wanted.start && wanted.end <= end)
  return covered ? 'open' : (closedOn(place, wanted.date, isHoliday) ?? 'outside_hours')
}

/** The spans of a date by the week alone, as minutes since its midnight. */
export function hoursOf(hours: OpeningHours, date: string): { start: number; end: number }[] {
  const weekday = WEEKDAYS[weekdayOf(date)]
  return (weekday ? (hours[weekday] ?? []) : []).map(minutesOfWindow)
}

function closedOn(
  place: Hours,
  date: string,
  isHoliday: (date: string) => boolean,
): 'blackout_date' | 'public_holiday' | null {
  if (place.blackout_dates.includes(date)) return 'blackout_date'
  return place.closed_on_holidays && isHoliday(date) ? 'public_holiday' : null
}

/** The window as minutes since midnight of the day it starts on at the place. */
function onClocksOf(placeTz: string, date: string, window: Window, tz: string) {
  if (placeTz === tz) return { date, ...minutesOfWindow(window) }
  const { startMs, endMs } = spanOf(date, window, tz)
  const start = clockAt(startMs, placeTz)
  return { date: start.date, start: start.minutes, end: start.minutes + Math.ceil((endMs - startMs) / 60_000) }
}

function shifted(spans: { start: number; end: number }[], days: number) {
  return spans.map(({ start, end }) => ({ start: start + days * DAY_MINUTES, end: end + days * DAY_MINUTES }))
}

/** Spans that touch as one. */
function join(spans: { start: number; end: number }[]): { start: number; end: number }[] {
  const joined: { start: number; end: number }[] = []
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    const last = joined.at(-1)
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end)
    else joined.push({ ...span })
  }
  return joined
}
