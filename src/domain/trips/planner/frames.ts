import { datesOf } from '../../../lib/calendar.ts'
import { choiceCost, partySize } from '../facts/choice-cost.ts'
import type { FactBook } from '../facts/fact-book.ts'
import { TRIP_DAY } from '../limits.ts'
import type { FlightOption, IntentV1, Lodging, Tier } from '../schemas/index.ts'
import { minutesOf } from '../time/local-time.ts'
import { withKids } from '../verifiers/plan-view.ts'
import { dateAt, minutesFrom } from './clock.ts'
import { avoidedModes, unmetByLodging } from './party-needs.ts'

/** What a trip hangs on: how one gets there and back, and where one sleeps. */
export interface Frame {
  /** Where the flights land; null: nobody flies. */
  airport: string | null
  tier: Tier
  outbound: FlightOption | null
  inbound: FlightOption | null
  lodging: Lodging | null
  flightsCents: number
  lodgingCents: number
  /** With the daily spend. */
  totalCents: number
}

/** Flights of one direction that are combined with each other at most. */
const FLIGHTS_LOOKED_AT = 12

/**
 * Every way to frame a trip that its wishes allow, cheapest first. Where nothing meets a wish, what does not is taken, so that the
 * verifier can say what is missing; where nothing is known at all, the part is null.
 */
export function framesOf(intent: IntentV1, book: FactBook): Frame[] {
  const airports = flies(intent, book) ? [...new Set(intent.airports)] : [null]
  const ways = wholeFirst(airports.flatMap((airport) => roundTrips(intent, book, airport)))
  const beds = bedsOf(intent, book)
  return ways
    .flatMap((way) => beds.map((bed) => frame(intent, book, way, bed)))
    .sort((a, b) => a.totalCents - b.totalCents || (keyOf(a) < keyOf(b) ? -1 : 1))
}

/** Names a frame among those of its trip. */
function keyOf({ outbound, inbound, lodging, tier }: Frame): string {
  return [outbound?.flight_id, inbound?.flight_id, lodging?.lodging_id, tier].join('|')
}

function flies(intent: IntentV1, book: FactBook): boolean {
  if (intent.origin !== null && intent.airports.includes(intent.origin)) return false
  const overland = book.data.destination?.overland ?? false
  return !overland || (book.data.flights.length > 0 && !avoidedModes(intent).has('flight'))
}

interface RoundTrip {
  airport: string | null
  outbound: FlightOption | null
  inbound: FlightOption | null
}

/** Where some way goes there and back, one that does not is no bargain. Where none does, nobody flies. */
function wholeFirst(ways: RoundTrip[]): RoundTrip[] {
  const whole = ways.filter(({ outbound, inbound }) => outbound !== null && inbound !== null)
  if (whole.length > 0) return whole
  return ways.length > 0 ? ways : [{ airport: null, outbound: null, inbound: null }]
}

function roundTrips(intent: IntentV1, book: FactBook, airport: string | null): RoundTrip[] {
  if (airport === null) return [{ airport, outbound: null, inbound: null }]
  const { start, end, tz } = intent.date_window
  const flights = book.data.flights.filter((flight) => book.flight(flight.flight_id) === flight)
  const leaving = (date: string): FlightOption[] => flights.filter(({ departure }) => dateAt(departure, tz) === date)
  const isHome = (iata: string): boolean => intent.origin === null || iata === intent.origin
  const out = fitting(
    intent,
    leaving(start).filter((each) => each.dest === airport && isHome(each.origin)),
  )
  const back = fitting(
    intent,
    leaving(end).filter((each) => each.origin === airport && isHome(each.dest)),
  )
  return orNull(out).flatMap((outbound) =>
    orNull(back)
      .filter((inbound) => outbound === null || inbound === null || outbound.arrival < inbound.departure)
      .map((inbound) => ({ airport, outbound, inbound })),
  )
}

function fitting(intent: IntentV1, flights: FlightOption[]): FlightOption[] {
  const byDay = intent.prefs.avoid_overnight ? orAll(flights, ({ overnight }) => !overnight) : flights
  const early = withKids(intent) ? orAll(byDay, (flight) => endsBeforeCurfew(intent, flight)) : byDay
  return early
    .toSorted((a, b) => a.price_usd_cents - b.price_usd_cents || (a.flight_id < b.flight_id ? -1 : 1))
    .slice(0, FLIGHTS_LOOKED_AT)
}

function endsBeforeCurfew({ date_window }: IntentV1, { departure, arrival }: FlightOption): boolean {
  const day = dateAt(departure, date_window.tz)
  return minutesFrom(day, arrival, date_window.tz) <= minutesOf(TRIP_DAY.kidCurfew)
}

interface Bed {
  tier: Tier
  lodging: Lodging | null
}

function bedsOf(intent: IntentV1, book: FactBook): Bed[] {
  const nights = datesOf(intent.date_window).length - 1
  const wanted = book.data.lodging.filter(
    ({ tier, min_nights }) => (intent.tiers.length === 0 || intent.tiers.includes(tier)) && min_nights <= nights,
  )
  const least = Math.min(...wanted.map((lodging) => unmetByLodging(intent, lodging).hard))
  const beds = wanted.filter((lodging) => unmetByLodging(intent, lodging).hard === least)
  if (beds.length === 0) return [{ tier: intent.tiers[0] ?? 'budget', lodging: null }]
  return beds.map((lodging) => ({ tier: lodging.tier, lodging }))
}

function frame(intent: IntentV1, book: FactBook, way: RoundTrip, { tier, lodging }: Bed): Frame {
  const days = datesOf(intent.date_window).length
  const people = partySize(intent.party)
  const flightsCents =
    [way.outbound, way.inbound].reduce((sum, flight) => sum + (flight?.price_usd_cents ?? 0), 0) * people
  const night = lodging && choiceCost({ kind: 'lodging', option_ref: lodging.lodging_id }, book, intent.party)
  const lodgingCents = (night ?? 0) * (days - 1)
  const spendCents = (book.dailySpend(tier)?.usd_cents ?? 0) * days * people
  return { ...way, tier, lodging, flightsCents, lodgingCents, totalCents: flightsCents + lodgingCents + spendCents }
}

function orNull<Item>(items: readonly Item[]): (Item | null)[] {
  return items.length === 0 ? [null] : [...items]
}

/** Those that fit, or all when none does. */
function orAll<Item>(items: Item[], fits: (item: Item) => boolean): Item[] {
  const fitting = items.filter(fits)
  return fitting.length === 0 ? items : fitting
}
