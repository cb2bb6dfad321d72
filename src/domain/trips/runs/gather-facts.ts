import { addDays, datesOf } from '../../../lib/calendar.ts'
import { mergeFacts } from '../facts/merge-facts.ts'
import { type Destination, type FactData, type IntentV1, Tier, type TripTool } from '../schemas/index.ts'
import { holidaysBetween } from '../time/holidays.ts'
import { askSource } from './ask-source.ts'
import type { NodeWork } from './run-node.ts'
import { shopSupply } from './shop-supply.ts'
import { SOURCE_TOOLS } from './source-tools.ts'

export interface Gathered {
  facts: FactData
  /** Tools that gave no answer to a question that was asked. */
  unanswered: TripTool[]
}

/**
 * Everything that planning reads: what the shop offers, what sources say, and what is so anyway. What the shop says of a thing goes
 * before what a source says of it.
 * @param known with the destination and the rates
 * @param at when the run was asked for, as an instant
 */
export async function gatherFacts(
  asking: Pick<NodeWork, 'ctx' | 'answers'>,
  { intent, destination, known, at }: { intent: IntentV1; destination: Destination; known: FactData; at: string },
): Promise<Gathered> {
  const { ctx } = asking
  const { start, end, tz } = intent.date_window
  const { city } = destination
  const silent = new Set<TripTool>()
  const heard = <Answer extends { outcome: string }>(tool: TripTool, answer: Answer): Answer => {
    if (answer.outcome === 'unavailable') silent.add(tool)
    return answer
  }
  const flights = flightWays(intent).map(async ({ day, ...way }) => {
    const date_window = { start: day, end: day, tz }
    const request = { ...way, date_window, avoid_overnight: intent.prefs.avoid_overnight }
    return heard('flights', await askSource(asking, SOURCE_TOOLS.flights, request)).items
  })
  const lodging = Tier.options.map(async (tier) => {
    const request = { city, checkin: start, checkout: end, tier_prefs: [tier] }
    return heard('lodging', await askSource(asking, SOURCE_TOOLS.lodging, request)).items
  })
  const { themes, kid_friendly } = intent.prefs
  const wanted = themes.length === 0 ? [[]] : [themes.toSorted(), []]
  const attractions = wanted.map(async (themes) => {
    const request = { city, themes, kid_friendly }
    return heard('attractions', await askSource(asking, SOURCE_TOOLS.attractions, request)).items
  })
  const { lat, lon } = destination.geo
  const request = { lat, lon, dates: datesOf({ start, end }), tz }
  const weather = askSource(asking, SOURCE_TOOLS.weather, request).then((answer) => heard('weather', answer).items)
  const [own, flown, slept, seen, days] = await Promise.all([
    shopSupply(ctx, intent, city, at),
    Promise.all(flights),
    Promise.all(lodging),
    Promise.all(attractions),
    weather,
  ])
  const { atlas } = ctx.ports
  const offered: FactData = {
    ...known,
    airports: [...atlas.airports()],
    ...{ flights: own.flights, lodging: own.lodging, attractions: own.attractions },
    daily_spend: own.dailySpend.length > 0 ? own.dailySpend : atlas.dailySpend(city),
    holidays: holidaysBetween(atlas.holidays(), destination.country, start, addDays(end, 1)) ?? [],
  }
  const found = { flights: flown.flat(), lodging: slept.flat(), attractions: seen.flat(), weather: days }
  const facts = mergeFacts(offered, found)
  return { facts, unanswered: [...silent] }
}

/** There on the first day and back on the last, for every airport of the destination. */
function flightWays({ origin, airports, date_window }: IntentV1): { origin: string; dest: string; day: string }[] {
  if (origin === null) return []
  return airports
    .filter((airport) => airport !== origin)
    .flatMap((airport) => [
      { origin, dest: airport, day: date_window.start },
      { origin: airport, dest: origin, day: date_window.end },
    ])
}
