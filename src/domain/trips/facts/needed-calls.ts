import { canonicalJson } from '../../../lib/canonical-json.ts'
import { toJson } from '../../../lib/to-json.ts'
import type { Geo, IntentV1, PlanV1 } from '../schemas/index.ts'
import type {
  AttractionsRequest,
  FlightsRequest,
  FxRequest,
  LodgingRequest,
  TransitRequest,
  WeatherRequest,
} from '../sources.ts'
import type { FactBook } from './fact-book.ts'
import { pointKey } from './leg-ref.ts'
import { lodgingQuestions, rateQuestions, venueQuestions, weatherQuestion } from './questions.ts'

/** One question to a source. */
export type NeededCall =
  | { tool: 'weather'; request: WeatherRequest }
  | { tool: 'flights'; request: FlightsRequest }
  | { tool: 'lodging'; request: LodgingRequest }
  | { tool: 'attractions'; request: AttractionsRequest }
  | { tool: 'transit'; request: TransitRequest }
  | { tool: 'fx'; request: FxRequest }

/**
 * Everything that must be asked before a plan can be believed, each question once, in a fixed order. `at` is when it is asked for.
 */
export function neededCalls(plan: PlanV1, intent: IntentV1, facts: FactBook, at: Date): NeededCall[] {
  return unique([
    ...weatherCalls(plan, intent, facts),
    ...flightCalls(plan, intent, facts),
    ...stayCalls(plan, intent, facts),
    ...transitCalls(plan, facts),
    ...rateQuestions(intent, at).map((request) => ({ tool: 'fx' as const, request })),
  ])
}

/** Weather of the place slept in, which is where the days are. */
function weatherCalls(plan: PlanV1, intent: IntentV1, facts: FactBook): NeededCall[] {
  const bed = choicesOf(plan).find(({ kind }) => kind === 'lodging')
  const geo = facts.data.destination?.geo ?? (bed ? facts.lodging(bed.option_ref)?.geo : undefined)
  if (!geo) return []
  const dates = plan.days.map(({ date }) => date)
  return [{ tool: 'weather', request: weatherQuestion(geo, dates, intent) }]
}

/** Both directions between the airports that the plan flies between. */
function flightCalls(plan: PlanV1, { date_window, prefs }: IntentV1, facts: FactBook): NeededCall[] {
  return choicesOf(plan).flatMap(({ kind, option_ref }): NeededCall[] => {
    const flight = kind === 'flight' ? facts.flight(option_ref) : null
    if (!flight) return []
    const { origin, dest } = flight
    return [{ tool: 'flights', request: { origin, dest, date_window, avoid_overnight: prefs.avoid_overnight } }]
  })
}

function stayCalls(plan: PlanV1, intent: IntentV1, facts: FactBook): NeededCall[] {
  const choices = choicesOf(plan)
  const tiers = choices.flatMap(({ kind, option_ref }) => {
    const tier = kind === 'lodging' ? facts.lodging(option_ref)?.tier : undefined
    return tier ? [tier] : []
  })
  return [
    ...lodgingQuestions(intent, [...new Set(tiers)]).map((request) => ({ tool: 'lodging' as const, request })),
    ...venueQuestions(intent)
      .slice(0, 1)
      .map((request) => ({ tool: 'attractions' as const, request })),
  ]
}

/** Every way of a day from one known place to the next. */
function transitCalls(plan: PlanV1, facts: FactBook): NeededCall[] {
  let at: Geo | null = null
  return choicesOf(plan).flatMap((choice): NeededCall[] => {
    const place = choice.kind === 'transit' ? null : facts.placeOf(choice)
    if (!place) return []
    const from = at
    at = place.to
    if (!from || pointKey(from) === pointKey(place.from)) return []
    return [{ tool: 'transit', request: { from, to: place.from, mode_prefs: [] } }]
  })
}

function choicesOf(plan: PlanV1) {
  return plan.days.flatMap(({ slots }) => slots.flatMap(({ choices }) => choices.slice(0, 1)))
}

function unique(calls: NeededCall[]): NeededCall[] {
  return [...new Map(calls.map((call) => [canonicalJson(toJson(call)), call])).values()]
}
