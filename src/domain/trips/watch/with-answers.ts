import { clockAt } from '../../../lib/temporal.ts'
import { OWN_SUPPLY } from '../facts/merge-facts.ts'
import type { ShopSupply } from '../runs/shop-supply.ts'
import type {
  Attraction,
  Degraded,
  FactData,
  FlightOption,
  FXRate,
  Lodging,
  Provenance,
  WeatherDay,
} from '../schemas/index.ts'
import type {
  AttractionsRequest,
  FlightsRequest,
  FxRequest,
  LodgingRequest,
  SourceAnswer,
  WeatherRequest,
} from '../sources.ts'

/** A question that was asked again, and what was answered. */
export type AskedAgain =
  | { tool: 'weather'; request: WeatherRequest; answer: SourceAnswer<WeatherDay> }
  | { tool: 'flights'; request: FlightsRequest; answer: SourceAnswer<FlightOption> }
  | { tool: 'lodging'; request: LodgingRequest; answer: SourceAnswer<Lodging> }
  | { tool: 'attractions'; request: AttractionsRequest; answer: SourceAnswer<Attraction> }
  | { tool: 'fx'; request: FxRequest; answer: SourceAnswer<FXRate> }

/** Of the shop itself, which sources say nothing about. */
const isOwn = ({ provenance }: { provenance: Provenance }): boolean => provenance.tool === OWN_SUPPLY

const WORTH: Record<Degraded | 'live', number> = { live: 3, cache: 2, fixture: 1, omitted: 0 }
const BASIS: Record<WeatherDay['basis'], number> = { forecast: 2, fixture: 1, climate: 0 }

/**
 * What a trip rests on, with what was answered now. An answer replaces what is as good or worse, never what is better: a source that is
 * away has cancelled nothing, and what a month is usually like says nothing against a forecast. What a whole answer does not name any
 * more is gone, of flights and of beds; of venues only some are ever named.
 */
export function withAnswers(cited: FactData, answers: readonly AskedAgain[]): FactData {
  return answers.reduce(withAnswer, cited)
}

/** What a trip rests on, with what the shop itself offers now: its own rows go before what others say. */
export function withOwnSupply(known: FactData, own: ShopSupply): FactData {
  return {
    ...known,
    flights: ownFirst(known.flights, own.flights, ({ flight_id }) => flight_id),
    lodging: ownFirst(known.lodging, own.lodging, ({ lodging_id }) => lodging_id),
    attractions: ownFirst(known.attractions, own.attractions, ({ id }) => id),
    daily_spend: own.dailySpend.length > 0 ? own.dailySpend : known.daily_spend,
  }
}

function ownFirst<Fact extends { provenance: Provenance }>(
  known: readonly Fact[],
  own: readonly Fact[],
  nameOf: (fact: Fact) => string,
): Fact[] {
  const names = new Set(own.map(nameOf))
  return [...own, ...known.filter((fact) => !isOwn(fact) && !names.has(nameOf(fact)))]
}

function withAnswer(known: FactData, asked: AskedAgain): FactData {
  if (asked.answer.outcome !== 'ok') return known
  switch (asked.tool) {
    case 'weather':
      return { ...known, weather: placed(known.weather, asked.answer.items, ({ date }) => date, isBetterDay) }
    case 'flights': {
      const { origin, dest, date_window } = asked.request
      const isAsked = (flight: FlightOption) =>
        !isOwn(flight) && flight.origin === origin && flight.dest === dest && leavesWithin(flight, date_window)
      return { ...known, flights: exchanged(known.flights, asked.answer, isAsked, ({ flight_id }) => flight_id) }
    }
    case 'lodging': {
      const { tier_prefs } = asked.request
      const isAsked = (bed: Lodging) => !isOwn(bed) && (tier_prefs.length === 0 || tier_prefs.includes(bed.tier))
      return { ...known, lodging: exchanged(known.lodging, asked.answer, isAsked, ({ lodging_id }) => lodging_id) }
    }
    case 'attractions':
      return { ...known, attractions: placed(known.attractions, asked.answer.items, ({ id }) => id, isAsGood) }
    case 'fx':
      return { ...known, fx: placed(known.fx, asked.answer.items, ({ from, to }) => `${from}>${to}`, isAsGood) }
  }
}

function leavesWithin({ departure }: FlightOption, { start, end, tz }: FlightsRequest['date_window']): boolean {
  const { date } = clockAt(Date.parse(departure), tz)
  return start <= date && date <= end
}

/** All that was asked for gives way to the answer, unless some of it is known better. */
function exchanged<Fact extends { provenance: Provenance }>(
  known: readonly Fact[],
  { items, degraded }: SourceAnswer<Fact>,
  isAsked: (fact: Fact) => boolean,
  nameOf: (fact: Fact) => string,
): Fact[] {
  const best = Math.max(0, ...known.filter(isAsked).map(({ provenance }) => worthOf(provenance.degraded)))
  if (worthOf(degraded) < best) return [...known]
  const kept = known.filter((fact) => !isAsked(fact))
  const own = new Set(kept.filter(isOwn).map(nameOf))
  return [...kept, ...items.filter((item) => !own.has(nameOf(item)))]
}

/** Each takes the place of the one with its name; new ones come last. */
function placed<Fact>(
  known: readonly Fact[],
  items: readonly Fact[],
  nameOf: (fact: Fact) => string,
  mayReplace: (fact: Fact, before: Fact) => boolean,
): Fact[] {
  const found = new Map(known.map((fact) => [nameOf(fact), fact]))
  for (const item of items) {
    const before = found.get(nameOf(item))
    if (before === undefined || mayReplace(item, before)) found.set(nameOf(item), item)
  }
  return [...found.values()]
}

function isBetterDay(day: WeatherDay, before: WeatherDay): boolean {
  return BASIS[day.basis] === BASIS[before.basis] ? isAsGood(day, before) : BASIS[day.basis] > BASIS[before.basis]
}

function isAsGood({ provenance }: { provenance: Provenance }, before: { provenance: Provenance }): boolean {
  return !isOwn(before) && worthOf(provenance.degraded) >= worthOf(before.provenance.degraded)
}

function worthOf(degraded: Degraded | null): number {
  return WORTH[degraded ?? 'live']
}
