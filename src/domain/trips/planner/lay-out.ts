import { choiceCost } from '../facts/choice-cost.ts'
import type { FactBook } from '../facts/fact-book.ts'
import { TRIP_DAY } from '../limits.ts'
import type { Choice, ChoiceKind, Draft, IntentV1, PlanV1, Provenance, Slot } from '../schemas/index.ts'
import { OWN_CHOICE_MEAL } from '../schemas/index.ts'
import { minutesFrom, type Stretch, windowOf } from './clock.ts'
import { templateOf } from './day-template.ts'
import type { Frame } from './frames.ts'
import { movesOfDay } from './inject-transit.ts'

/** When a night begins at the latest, and when it ends on the next day. */
const NIGHT: Stretch = { start: 1_320, end: 1_860 }

/** Minutes below which nobody sits down. */
export const SHORTEST_MEAL = 30

/** A stretch of a day with the names of what may fill it, the first of which does. */
interface Part extends Stretch {
  kind: ChoiceKind
  refs: readonly string[]
  locked: boolean
}

/**
 * The plan that follows from what was decided: flights, nights, visits, meals that overlap none of them, and the ways between. What
 * no fact backs is left out, and the verifier says so.
 */
export function layOut(draft: Draft, intent: IntentV1, book: FactBook, seed: number): PlanV1 {
  const frame = frameOf(draft, book)
  const template = templateOf(intent, book, frame)
  const last = template.dates.length - 1
  const days = template.dates.map((date, day) => {
    const visits = draft.visits.filter((visit) => visit.day === day)
    const planned = template.meals.filter((meal) => meal.day === day)
    const flights = flightParts(frame, date, intent.date_window.tz, day === last)
    const moves = movesOfDay({ book, frame, day, last, flights, visits, meals: planned })
    const meals = planned.flatMap((meal) => besides(meal, [...flights, ...visits, ...moves]))
    const busyUntil = [...flights, ...visits, ...meals, ...moves].reduce((latest, { end }) => Math.max(latest, end), 0)
    const parts: Part[] = [
      ...flights,
      ...visits.map((visit) => ({ ...visit, refs: [visit.venue, ...visit.others] })),
      ...meals.map((meal) => ({ ...meal, kind: 'meal' as const, refs: [OWN_CHOICE_MEAL], locked: false })),
      ...(day === last ? [] : nightParts(frame, busyUntil)),
      ...moves.map(({ start, end, ref }) => ({ start, end, kind: 'transit' as const, refs: [ref], locked: false })),
    ]
    return { date, slots: slotsOf(parts, { day, intent, book }) }
  })
  const spend = book.dailySpend(draft.tier)?.usd_cents ?? 0
  return { days, assumptions: { ...assumptions(intent, book), daily_spend_est_cents: spend }, rng_seed: seed }
}

function frameOf(draft: Draft, book: FactBook): Pick<Frame, 'airport' | 'outbound' | 'inbound' | 'lodging'> {
  const outbound = draft.outbound === null ? null : book.flight(draft.outbound)
  const inbound = draft.inbound === null ? null : book.flight(draft.inbound)
  const lodging = draft.lodging === null ? null : book.lodging(draft.lodging)
  return { airport: outbound?.dest ?? inbound?.origin ?? null, outbound, inbound, lodging }
}

/** A meal in what others leave of its hours: the longest stretch of them, or none when it is too short to eat. */
function besides(meal: Stretch, busy: readonly Stretch[]): Stretch[] {
  let free: Stretch[] = [{ start: meal.start, end: meal.end }]
  for (const { start, end } of busy) {
    free = free.flatMap((each) => [
      { start: each.start, end: Math.min(each.end, start) },
      { start: Math.max(each.start, end), end: each.end },
    ])
    free = free.filter((each) => each.end - each.start >= SHORTEST_MEAL)
  }
  return free.toSorted((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start).slice(0, 1)
}

function flightParts(frame: Pick<Frame, 'outbound' | 'inbound'>, date: string, tz: string, last: boolean): Part[] {
  const flight = last ? frame.inbound : frame.outbound
  if (!flight) return []
  const start = minutesFrom(date, flight.departure, tz)
  if (start < 0 || start >= 1_440) return []
  return [
    { start, end: minutesFrom(date, flight.arrival, tz), kind: 'flight', refs: [flight.flight_id], locked: false },
  ]
}

function nightParts(frame: Pick<Frame, 'lodging'>, busyUntil: number): Part[] {
  if (frame.lodging === null) return []
  // It starts on its own day, even when the plane lands after midnight.
  const start = Math.min(Math.max(NIGHT.start, busyUntil), 1_435)
  return [{ start, end: NIGHT.end, kind: 'lodging', refs: [frame.lodging.lodging_id], locked: false }]
}

interface DayFacts {
  day: number
  intent: IntentV1
  book: FactBook
}

function slotsOf(parts: readonly Part[], facts: DayFacts): Slot[] {
  return parts
    .toSorted((a, b) => a.start - b.start || a.end - b.end || (a.kind < b.kind ? -1 : 1))
    .map((part, at) => ({ part, slot_id: `d${facts.day + 1}s${at + 1}` }))
    .flatMap(({ part, slot_id }) => {
      const choices = part.refs.flatMap((ref, at) => choiceOf(part.kind, ref, `${slot_id}c${at + 1}`, facts))
      return choices.length === 0 ? [] : [{ slot_id, window: windowOf(part), choices, locked: part.locked }]
    })
}

function choiceOf(kind: ChoiceKind, ref: string, choice_id: string, { intent, book }: DayFacts): Choice[] {
  const place = kind === 'attraction' || kind === 'meal' ? book.attraction(ref) : null
  const seconds = (kind === 'flight' ? book.flight(ref) : kind === 'transit' ? book.leg(ref) : null)?.duration_seconds
  const provenance = backing(kind, ref, book)
  if (provenance === null) return []
  const features = {
    cost_usd_cents: choiceCost({ kind, option_ref: ref }, book, intent.party) ?? 0,
    ...(seconds === undefined ? {} : { travel_seconds: seconds }),
    indoor: place?.indoor ?? null,
    ...(place ? { themes: place.themes } : {}),
  }
  return [{ choice_id, kind, option_ref: ref, features, provenance }]
}

/** Where what is known of a choice comes from; a meal of one's own choice rests on what a day is taken to cost. */
function backing(kind: ChoiceKind, ref: string, book: FactBook): Provenance | null {
  if (ref === OWN_CHOICE_MEAL) return book.data.daily_spend[0]?.provenance ?? null
  const facts = {
    flight: book.flight,
    lodging: book.lodging,
    transit: book.leg,
    attraction: book.attraction,
    meal: book.attraction,
  }
  return facts[kind](ref)?.provenance ?? null
}

function assumptions(intent: IntentV1, book: FactBook) {
  const euro = book.fx('USD', 'EUR')?.rate ?? null
  const own = intent.currency === 'USD' ? null : book.fx('USD', intent.currency)
  return {
    fx_rate_usd_eur: euro,
    fx: own ? { [intent.currency]: own.rate } : {},
    transit_buffer_minutes: TRIP_DAY.buffer.transit,
    airport_buffer_minutes: TRIP_DAY.buffer.airport,
    museum_buffer_minutes: TRIP_DAY.buffer.museum,
  }
}
