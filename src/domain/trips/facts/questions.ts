import { addDays } from '../../../lib/calendar.ts'
import { type Geo, type IntentV1, Tier } from '../schemas/index.ts'
import type { AttractionsRequest, FlightsRequest, FxRequest, LodgingRequest, WeatherRequest } from '../sources.ts'

type Place = Pick<IntentV1, 'city' | 'date_window' | 'prefs'>

/** There on the first day and back on the last, for every airport of the destination. */
export function flightQuestions({ origin, airports, date_window, prefs }: IntentV1): FlightsRequest[] {
  if (origin === null) return []
  const { start, end, tz } = date_window
  const { avoid_overnight } = prefs
  const on = (day: string) => ({ date_window: { start: day, end: day, tz }, avoid_overnight })
  return airports
    .filter((airport) => airport !== origin)
    .flatMap((airport) => [
      { origin, dest: airport, ...on(start) },
      { origin: airport, dest: origin, ...on(end) },
    ])
}

/** Each class of its own, so that none fills the answer. */
export function lodgingQuestions(
  { city, date_window }: Place,
  tiers: readonly Tier[] = Tier.options,
): LodgingRequest[] {
  return tiers.map((tier) => ({ city, checkin: date_window.start, checkout: date_window.end, tier_prefs: [tier] }))
}

/** Those of the themes first, and then any. */
export function venueQuestions({ city, prefs }: Place): AttractionsRequest[] {
  const { themes, kid_friendly } = prefs
  const wanted = themes.length === 0 ? [[]] : [themes.toSorted(), []]
  return wanted.map((themes) => ({ city, themes, kid_friendly }))
}

export function weatherQuestion({ lat, lon }: Geo, dates: string[], { date_window }: Place): WeatherRequest {
  return { lat, lon, dates, tz: date_window.tz }
}

/** Rates of the day before an instant: those of 00:00 UTC of a day are known when it begins. */
export function rateQuestions({ currency, budget }: Pick<IntentV1, 'currency' | 'budget'>, at: Date): FxRequest[] {
  const as_of = addDays(at.toISOString().slice(0, 10), -1)
  return [...new Set([currency, budget?.currency ?? currency])]
    .filter((each) => each !== 'USD')
    .map((to) => ({ from: 'USD', to, as_of }))
}
