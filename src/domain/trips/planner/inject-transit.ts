import type { FactBook } from '../facts/fact-book.ts'
import { legRef } from '../facts/leg-ref.ts'
import { TRIP_DAY } from '../limits.ts'
import type { Geo, Visit } from '../schemas/index.ts'
import type { Stretch } from './clock.ts'
import type { Frame } from './frames.ts'
import { legMinutes } from './party-needs.ts'

/** On the way from one place of a day to the next. */
export interface Move extends Stretch {
  /** Names the leg. */
  ref: string
}

interface Day {
  book: FactBook
  frame: Pick<Frame, 'airport' | 'lodging'>
  day: number
  /** Index of the last day. */
  last: number
  flights: readonly Stretch[]
  visits: readonly Visit[]
  meals: readonly Stretch[]
}

/** Where the party is, from and until when. */
interface Stop extends Stretch {
  geo: Geo
  /** Whether one comes here just in time for what follows, or leaves for it as soon as what was before is over. */
  reached: 'in_time' | 'at_once'
}

/**
 * The ways of a day: from the airport to the bed, from the bed to the first visit, from one to the next (just in time for it), back to
 * the bed when the last thing is over, and to the airport two hours before the flight. Where nobody knows a place there is no way.
 */
export function movesOfDay(day: Day): Move[] {
  const stops = stopsOf(day)
  return stops.slice(1).flatMap((to, at) => {
    const from = stops[at]
    const leg = from && day.book.legs(from.geo, to.geo)[0]
    const minutes = leg ? legMinutes(leg) : 0
    if (!from || !leg || minutes === 0) return []
    const start = to.reached === 'in_time' ? to.start - minutes : from.end
    return start < 0 || start >= 1_440 ? [] : [{ start, end: start + minutes, ref: legRef(leg) }]
  })
}

function stopsOf({ book, frame, day, last, flights, visits, meals }: Day): Stop[] {
  const airport = frame.airport === null ? undefined : book.airport(frame.airport)?.geo
  const bed = frame.lodging?.geo
  const flight = flights[0]
  const lands = flight && day !== last ? flight.end : null
  const leaves = flight && day === last ? flight.start - TRIP_DAY.buffer.airport : null
  const over = [...visits, ...meals].reduce((latest, { end }) => Math.max(latest, end), lands ?? 0)
  const stop = (geo: Geo | undefined, at: Stretch, reached: Stop['reached']): Stop[] =>
    geo === undefined ? [] : [{ geo, ...at, reached }]
  const middle = visits.flatMap((visit) =>
    stop(book.attraction(visit.venue)?.location, { start: visit.start, end: visit.end }, 'in_time'),
  )
  return [
    ...(lands === null ? [] : stop(airport, { start: lands, end: lands }, 'at_once')),
    ...stop(bed, { start: lands ?? 0, end: lands ?? 0 }, 'at_once'),
    ...middle.map((each, at) => (at === middle.length - 1 ? { ...each, end: Math.max(each.end, over) } : each)),
    ...(day === last || middle.length === 0 ? [] : stop(bed, { start: over, end: over }, 'at_once')),
    ...(leaves === null ? [] : stop(airport, { start: leaves, end: leaves }, 'in_time')),
  ]
}
