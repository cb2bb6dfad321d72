import { haversineMetres } from '../../../lib/geo.ts'
import { formatMoney } from '../../../lib/money.ts'
import { choiceCost } from '../facts/choice-cost.ts'
import type { FactBook } from '../facts/fact-book.ts'
import type { Attraction, Choice, IntentV1, Provenance, WeatherDay } from '../schemas/index.ts'
import { hoursOf } from '../time/is-open.ts'
import { clockOf } from '../time/local-time.ts'
import type { Claim } from './cite.ts'

/** What is said of one thing that happens: its price, and what its fact knows beside it. */
export function claimsOf(choice: Choice, date: string, intent: IntentV1, facts: FactBook): Claim[] {
  switch (choice.kind) {
    case 'flight': {
      const flight = facts.flight(choice.option_ref)
      const text = flight ? `${flight.origin} to ${flight.dest}, ${minutesText(flight.duration_seconds)}` : null
      const from = flight?.provenance ?? null
      return [{ label: 'Flight', text, provenance: from }, price(choice, intent, facts, from)]
    }
    case 'lodging': {
      const lodging = facts.lodging(choice.option_ref)
      const from = lodging?.provenance ?? null
      const keys = lodging ? `${lodging.checkin_window.start}, out by ${lodging.checkout_window.end}` : null
      return [{ label: 'Check-in', text: keys, provenance: from }, price(choice, intent, facts, from)]
    }
    case 'transit': {
      const leg = facts.leg(choice.option_ref)
      const from = leg?.provenance ?? null
      const text = leg ? `${leg.mode}, ${minutesText(leg.duration_seconds)}` : null
      const far = leg ? `${kilometres(haversineMetres(leg.from_geo, leg.to_geo))} in a straight line` : null
      return [
        { label: 'Way', text, provenance: from },
        { label: 'Distance', text: far, provenance: from },
        price(choice, intent, facts, from),
      ]
    }
    case 'attraction':
      return visitClaims(choice, date, intent, facts)
    case 'meal':
      return visitClaims(choice, date, intent, facts).filter(({ label }) => label !== 'Price')
  }
}

function visitClaims(choice: Choice, date: string, intent: IntentV1, facts: FactBook): Claim[] {
  const place = facts.attraction(choice.option_ref)
  const from = place?.provenance ?? null
  return [
    { label: 'Kind', text: place ? place.venue_type : null, provenance: from },
    { label: 'Open', text: place ? hoursText(place, date) : null, provenance: from },
    price(choice, intent, facts, from),
    ...(place?.indoor === true ? [] : [weatherClaim(facts.weather(date))]),
  ]
}

/** What the day is like outdoors. */
export function weatherClaim(day: WeatherDay | null): Claim {
  if (!day) return { label: 'Weather', text: null, provenance: null }
  const usual = day.basis === 'climate' ? 'usual for the month: ' : ''
  const rain = Math.round(day.precip_prob * 100)
  const [low, high] = [day.temp_c_low, day.temp_c_high].map(Math.round)
  const text = `${usual}rain ${rain} %, wind ${Math.round(day.wind_kmh)} km/h, ${low} to ${high} °C`
  return { label: 'Weather', text, provenance: day.provenance }
}

/** US cents as "USD 20", for everybody together. */
export function usd(cents: number): string {
  return formatMoney({ amountMinor: cents, currency: 'USD' })
}

function price(choice: Choice, intent: IntentV1, facts: FactBook, provenance: Provenance | null): Claim {
  const cost = choiceCost(choice, facts, intent.party)
  return { label: 'Price', text: cost === null ? null : usd(cost), provenance }
}

function hoursText({ opening_hours }: Attraction, date: string): string | null {
  const spans = hoursOf(opening_hours, date)
  if (spans.length === 0) return null
  return spans.map(({ start, end }) => `${clockOf(start)}-${end === 1_440 ? '24:00' : clockOf(end)}`).join(', ')
}

function kilometres(metres: number): string {
  return `${(metres / 1_000).toFixed(1)} km`
}

function minutesText(seconds: number): string {
  return `${Math.ceil(seconds / 60)} min`
}
