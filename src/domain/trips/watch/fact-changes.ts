import { choiceCost } from '../facts/choice-cost.ts'
import type { FactBook } from '../facts/fact-book.ts'
import { TRIP_WATCH } from '../limits.ts'
import { blockingOf, type Judged } from '../repair/engine.ts'
import type { Choice, FlightOption, IntentV1, PlanV1, Provenance } from '../schemas/index.ts'
import { isBad } from '../verifiers/weather.ts'

/** One thing that is no longer as it was told, and where that is known from. Money is the whole party's, of a bed for all nights. */
export type FactChange = { name: string; date: string; provenance: Provenance } & (
  | { kind: 'gone'; of: 'flight' | 'lodging' }
  /** Both as instants. */
  | { kind: 'moved'; from: string; to: string }
  | { kind: 'price'; fromCents: number; toCents: number }
  | { kind: 'closed' }
  | { kind: 'weather'; rainPercent: number; windKmh: number }
  | { kind: 'rate'; from: number; to: number }
)

/** A plan, what it rested on, and what is so now. */
interface Held {
  plan: PlanV1
  intent: IntentV1
  before: FactBook
  after: FactBook
  /** The plan on what is so now. */
  judged: Judged
}

/** Everything selected that is gone, moved, closed or has another price, days whose weather now forbids something, and the rate. */
export function changesOf(held: Held): FactChange[] {
  const dated = choicesOf(held.plan)
  const nights = dated.filter(({ choice }) => choice.kind === 'lodging').length
  const once = new Map(dated.toReversed().map((each) => [`${each.choice.kind} ${each.choice.option_ref}`, each]))
  const own = [...once.values()]
    .reverse()
    .flatMap((each) => [...lostOf(each, held), ...pricesOf(each, held, each.choice.kind === 'lodging' ? nights : 1)])
  return [...own, ...closedOf(held), ...weatherOf(held), ...rateOf(held)]
}

interface Dated {
  choice: Choice
  date: string
}

function choicesOf({ days }: PlanV1): Dated[] {
  return days.flatMap(({ date, slots }) => slots.flatMap(({ choices: [choice] }) => (choice ? [{ choice, date }] : [])))
}

/** What is not offered any more, and flights that leave or land at another time. */
function lostOf({ choice: { kind, option_ref }, date }: Dated, { before, after }: Held): FactChange[] {
  if (kind === 'lodging') {
    const bed = before.lodging(option_ref)
    if (!bed || after.lodging(option_ref)) return []
    return [{ kind: 'gone', of: 'lodging', name: bed.name, date, provenance: bed.provenance }]
  }
  const flight = kind === 'flight' ? before.flight(option_ref) : null
  if (!flight) return []
  const now = after.flight(option_ref)
  const name = flightName(flight)
  if (!now) return [{ kind: 'gone', of: 'flight', name, date, provenance: askedWith(flight, after) }]
  if (now.departure === flight.departure && now.arrival === flight.arrival) return []
  return [{ kind: 'moved', name, date, from: flight.departure, to: now.departure, provenance: now.provenance }]
}

function pricesOf({ choice, date }: Dated, { intent, before, after }: Held, times: number): FactChange[] {
  const [from, to] = [before, after].map((book) => choiceCost(choice, book, intent.party))
  const known = nameAndSource(choice, after)
  if (known === null || from === null || from === undefined || to === null || to === undefined || from === to) return []
  return [{ kind: 'price', ...known, date, fromCents: from * times, toCents: to * times }]
}

function nameAndSource({ kind, option_ref }: Choice, book: FactBook): { name: string; provenance: Provenance } | null {
  const flight = kind === 'flight' ? book.flight(option_ref) : null
  if (flight) return { name: flightName(flight), provenance: flight.provenance }
  const thing =
    kind === 'lodging' ? book.lodging(option_ref) : kind === 'attraction' ? book.attraction(option_ref) : null
  return thing && { name: thing.name, provenance: thing.provenance }
}

/** Places that the rules find shut when they are to be visited. */
function closedOf({ before, after, judged }: Held): FactChange[] {
  return blockedVisits(judged, 'venue_closed').flatMap(({ choice, date }) => {
    const place = after.attraction(choice.option_ref)
    const isNews = place && before.attraction(choice.option_ref) !== place
    return isNews ? [{ kind: 'closed', name: place.name, date, provenance: place.provenance }] : []
  })
}

/** Days that have become too wet or windy for what is planned outdoors. */
function weatherOf({ after, judged }: Held): FactChange[] {
  const dates = new Set(blockedVisits(judged, 'weather_unsuitable').map(({ date }) => date))
  return [...dates].flatMap((date): FactChange[] => {
    const day = after.weather(date)
    if (!day || !isBad(day)) return []
    const rainPercent = Math.round(day.precip_prob * 100)
    return [
      { kind: 'weather', name: '', date, rainPercent, windKmh: Math.round(day.wind_kmh), provenance: day.provenance },
    ]
  })
}

function blockedVisits(judged: Judged, kind: 'venue_closed' | 'weather_unsuitable'): Dated[] {
  const named = new Set(blockingOf(judged).flatMap((each) => (each.kind === kind ? [each.node_ref] : [])))
  return choicesOf(judged.branch.plan).filter(({ choice }) => named.has(choice.choice_id))
}

/** A rate that moved as far as a price has to. */
function rateOf({ intent: { currency, date_window }, before, after }: Held): FactChange[] {
  if (currency === 'USD') return []
  const [then, now] = [before.fx('USD', currency), after.fx('USD', currency)]
  if (!then || !now || Math.abs(now.rate - then.rate) * 100 < then.rate * TRIP_WATCH.price.percent) return []
  const { start: date } = date_window
  return [{ kind: 'rate', name: `USD ${currency}`, date, from: then.rate, to: now.rate, provenance: now.provenance }]
}

function flightName({ airline, origin, dest }: FlightOption): string {
  return `${airline ?? 'Flight'} ${origin}-${dest}`
}

/** Who named the flights that are left of its way; where none is, who named this one. */
function askedWith({ origin, dest, provenance }: FlightOption, book: FactBook): Provenance {
  return book.data.flights.find((each) => each.origin === origin && each.dest === dest)?.provenance ?? provenance
}
