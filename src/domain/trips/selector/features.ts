import type { FactBook } from '../facts/fact-book.ts'
import type { IntentV1, PlanV1 } from '../schemas/index.ts'
import { isBad } from '../verifiers/weather.ts'
import { average, type FrozenWeights, type Spread } from './weights.ts'

/** What a plan is compared by. */
export interface PlanFeatures {
  costZ: number
  travelZ: number
  /** Share of the wanted themes that some visit serves, 0 to 1; 0.5 where none is wanted. */
  preferenceFit: number
  /** From -1, everything outdoors in bad weather, to 0. */
  weatherScore: number
  /** Different kinds of venue for each visit, 0 to 1. */
  diversity: number
}

const UNKNOWN_WEATHER = -0.3
const NO_THEME_WANTED = 0.5

/** The figures of what is selected in a plan. */
export function featuresOf(plan: PlanV1, intent: IntentV1, book: FactBook, frozen: FrozenWeights): PlanFeatures {
  const chosen = plan.days.flatMap(({ date, slots }) =>
    slots.flatMap(({ choices: [choice] }) => (choice ? [{ date, choice }] : [])),
  )
  const priced = chosen.flatMap(({ choice: { kind, features } }) => (kind === 'meal' ? [] : [{ kind, features }]))
  const timed = priced.filter(({ features }) => features.travel_seconds !== undefined)
  const visits = chosen.flatMap(({ date, choice }) => {
    const venue = choice.kind === 'attraction' ? book.attraction(choice.option_ref) : null
    return venue ? [{ date, venue }] : []
  })
  const types = new Set(visits.map(({ venue }) => venue.venue_type))
  const themes = new Set(visits.flatMap(({ venue }) => venue.themes))
  return {
    costZ: average(priced.map(({ kind, features }) => z(features.cost_usd_cents, frozen[kind].cost))),
    travelZ: average(timed.map(({ kind, features }) => z(features.travel_seconds ?? 0, frozen[kind].seconds))),
    preferenceFit: fitOf(intent.prefs.themes, themes),
    weatherScore: average(visits.map(({ date, venue }) => weatherOf(book, date, venue.indoor))),
    diversity: visits.length === 0 ? 0 : types.size / visits.length,
  }
}

function fitOf(wanted: readonly string[], served: ReadonlySet<string>): number {
  return wanted.length === 0 ? NO_THEME_WANTED : wanted.filter((theme) => served.has(theme)).length / wanted.length
}

function weatherOf(book: FactBook, date: string, indoor: boolean | null): number {
  if (indoor === true) return 0
  const day = book.weather(date)
  if (day === null) return UNKNOWN_WEATHER
  if (!isBad(day)) return 0
  return indoor === false ? -1 : UNKNOWN_WEATHER
}

function z(value: number, { mean, sd }: Spread): number {
  return sd === 0 ? 0 : (value - mean) / sd
}
