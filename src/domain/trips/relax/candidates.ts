import { addDays, daysBetween } from '../../../lib/calendar.ts'
import type { FactBook } from '../facts/fact-book.ts'
import { TRIP_LIMITS } from '../limits.ts'
import type { IntentV1, RelaxationChange } from '../schemas/index.ts'
import { lockName, wishName } from './apply-relaxation.ts'

/** One thing a customer could give way in. */
export interface Candidate {
  change: RelaxationChange
  /** What it asks of people, in US cents: only to compare, never to charge. */
  inconvenienceCents: number
}

/** What giving way weighs against a dollar. */
const INCONVENIENCE = {
  airport: 1_000,
  wish: 500,
  day: 1_500,
  overnight: 4_000,
  lock: 6_000,
  night: 8_000,
  tier: 2_000,
}
const FARTHEST_DAYS = 3

/**
 * What could make a trip possible besides money, the smallest inconvenience first. Themes, pace and rain are not among them: none of
 * them blocks, so giving way in them never helps.
 */
export function candidatesOf(intent: IntentV1, book: FactBook): Candidate[] {
  return [
    ...hardWishes(intent),
    ...otherAirport(intent, book),
    ...otherDates(intent),
    ...lowerTier(intent),
    ...overnight(intent),
    ...unlocked(intent),
    ...oneNightFewer(intent),
  ]
    .toSorted((a, b) => a.inconvenienceCents - b.inconvenienceCents)
    .slice(0, TRIP_LIMITS.relax.candidates - 1)
}

function hardWishes(intent: IntentV1): Candidate[] {
  return intent.wishes
    .filter(({ hard }) => hard)
    .map((wish) => ({
      change: { key: 'wish', from: wishName(wish), to: null },
      inconvenienceCents: INCONVENIENCE.wish,
    }))
}

function otherAirport(intent: IntentV1, book: FactBook): Candidate[] {
  const others = (book.data.destination?.airports ?? []).filter((iata) => !intent.airports.includes(iata))
  return others.map((iata) => ({
    change: { key: 'airport', from: intent.airports.join(', '), to: iata },
    inconvenienceCents: INCONVENIENCE.airport,
  }))
}

function otherDates({ date_window, prefs }: IntentV1): Candidate[] {
  const shifts = Array.from({ length: FARTHEST_DAYS }, (_, at) => [at + 1, -at - 1]).flat()
  // What is locked is locked to its date.
  return (prefs.locked_slots.length > 0 ? [] : shifts).map((by) => ({
    change: { key: 'dates', from: date_window.start, to: addDays(date_window.start, by) },
    inconvenienceCents: INCONVENIENCE.day * Math.abs(by),
  }))
}

function lowerTier(intent: IntentV1): Candidate[] {
  if (intent.tiers.length === 0 || intent.tiers.includes('budget')) return []
  const to = intent.tiers.includes('mid') ? 'budget' : 'mid'
  return [
    {
      change: { key: 'tier', from: intent.tiers.join(', '), to },
      inconvenienceCents: INCONVENIENCE.tier,
    },
  ]
}

function overnight({ prefs }: IntentV1): Candidate[] {
  if (!prefs.avoid_overnight) return []
  return [
    {
      change: { key: 'overnight', from: false, to: true },
      inconvenienceCents: INCONVENIENCE.overnight,
    },
  ]
}

function unlocked({ prefs }: IntentV1): Candidate[] {
  return prefs.locked_slots.map((lock) => ({
    change: { key: 'lock', from: lockName(lock), to: null },
    inconvenienceCents: INCONVENIENCE.lock,
  }))
}

function oneNightFewer({ date_window, prefs }: IntentV1): Candidate[] {
  const nights = daysBetween(date_window.start, date_window.end)
  const locksLastDay = prefs.locked_slots.some(({ day_offset }) => day_offset === nights)
  if (nights < TRIP_LIMITS.days.fewest || locksLastDay) return []
  return [
    {
      change: { key: 'nights', from: nights, to: nights - 1 },
      inconvenienceCents: INCONVENIENCE.night,
    },
  ]
}
