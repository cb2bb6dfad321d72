import type { FactBook } from '../facts/fact-book.ts'
import { TRIP_DAY } from '../limits.ts'
import type { Attraction, Geo } from '../schemas/index.ts'
import { hoursOf, isOpenDuring } from '../time/is-open.ts'
import { type Stretch, windowOf } from './clock.ts'
import { legMinutes } from './party-needs.ts'

/** Shorter than this no visit is worth the way. */
const SHORTEST_MINUTES = 45
/** A visit may be cut to this part of what is usual there. */
const SHORTEST_PART = 0.75

/** Whether a place is open during a stretch of a day, on the clocks of the trip. */
export function isOpenAt(book: FactBook, place: Attraction, day: { date: string; tz: string }, at: Stretch): boolean {
  const isHoliday = (date: string): boolean => book.holiday(date) !== null
  return isOpenDuring(place, day.date, windowOf(at), day.tz, isHoliday) === 'open'
}

/** The first hours within a stretch at which a place can be visited for about as long as people stay; null: there are none. */
export function hoursWithin(
  book: FactBook,
  place: Attraction,
  day: { date: string; tz: string },
  within: Stretch,
): Stretch | null {
  const room = within.end - within.start
  const least = Math.max(Math.min(SHORTEST_MINUTES, place.typical_minutes), place.typical_minutes * SHORTEST_PART)
  if (room < least) return null
  for (const span of hoursOf(place.opening_hours, day.date)) {
    const start = Math.max(within.start, Math.ceil(span.start / 5) * 5)
    const end = Math.min(within.end, span.end, start + place.typical_minutes)
    if (end - start >= least && isOpenAt(book, place, day, { start, end })) return { start, end }
  }
  return null
}

/** Minutes that must lie between the end of one visit and the start of the next: the way, and time to leave and to arrive. */
export function gapBetween(book: FactBook, a: Attraction, b: Attraction): number {
  const museum = a.venue_type === 'museum' || b.venue_type === 'museum'
  return wayMinutes(book, a.location, b.location) + (museum ? TRIP_DAY.buffer.museum : TRIP_DAY.buffer.transit)
}

/** Minutes of the usual way; 0 where nobody knows one. */
export function wayMinutes(book: FactBook, from: Geo, to: Geo): number {
  const leg = book.legs(from, to)[0]
  return leg ? legMinutes(leg) : 0
}
