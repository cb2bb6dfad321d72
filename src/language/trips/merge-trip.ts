import { addDays, daysBetween } from '../../lib/calendar.ts'
import type { TripSaid } from './trip-said.ts'

export const NOTHING_SAID: TripSaid = {
  place: null,
  others: [],
  origin: null,
  start: null,
  end: null,
  days: null,
  party: null,
  budget: null,
  themes: [],
  pace: null,
  tier: null,
  kidFriendly: false,
  avoidOvernight: false,
}

/** What was said of a trip before, with what is said now: the newer word counts, and what it does not speak of stays. */
export function mergeTrip(before: TripSaid, now: TripSaid): TripSaid {
  return {
    place: now.place ?? before.place,
    others: now.place === null ? before.others : now.others,
    origin: now.origin ?? before.origin,
    ...datesOf(before, now),
    party: now.party ?? before.party,
    budget: now.budget ?? before.budget,
    themes: [...new Set([...before.themes, ...now.themes])],
    pace: now.pace ?? before.pace,
    tier: now.tier ?? before.tier,
    kidFriendly: before.kidFriendly || now.kidFriendly,
    avoidOvernight: before.avoidOvernight || now.avoidOvernight,
  }
}

/** A trip that begins on another day is as long as before; its last day follows from its length. */
function datesOf(before: TripSaid, now: TripSaid): Pick<TripSaid, 'start' | 'end' | 'days'> {
  if (now.start === null && now.end === null && now.days === null) {
    const { start, end, days } = before
    return { start, end, days }
  }
  const start = now.start ?? before.start
  const counted = start !== null && now.end !== null && now.end >= start ? daysBetween(start, now.end) + 1 : null
  const days = counted ?? now.days ?? before.days
  return { start, end: start === null || days === null ? null : addDays(start, days - 1), days }
}
