import { addDays, datesOf } from '../../../lib/calendar.ts'
import { mergeFacts } from '../facts/merge-facts.ts'
import { flightQuestions, lodgingQuestions, venueQuestions, weatherQuestion } from '../facts/questions.ts'
import type { Destination, FactData, IntentV1, TripTool } from '../schemas/index.ts'
import { holidaysBetween } from '../time/holidays.ts'
import { askSource } from './ask-source.ts'
import type { NodeWork } from './run-node.ts'
import { shopSupply } from './shop-supply.ts'
import { SOURCE_TOOLS, type SourceTool } from './source-tools.ts'

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
  const { start, end } = intent.date_window
  const { city } = destination
  const silent = new Set<TripTool>()
  const ask = async <Request extends object, Item>(source: SourceTool<Request, Item>, request: Request) => {
    const { outcome, items } = await askSource(asking, source, request)
    if (outcome === 'unavailable') silent.add(source.tool)
    return items
  }
  const askAll = async <Request extends object, Item>(
    source: SourceTool<Request, Item>,
    requests: readonly Request[],
  ) => (await Promise.all(requests.map((request) => ask(source, request)))).flat()
  const [own, flights, lodging, attractions, weather] = await Promise.all([
    shopSupply(ctx, intent, city, at),
    askAll(SOURCE_TOOLS.flights, flightQuestions(intent)),
    askAll(SOURCE_TOOLS.lodging, lodgingQuestions(intent)),
    askAll(SOURCE_TOOLS.attractions, venueQuestions(intent)),
    ask(SOURCE_TOOLS.weather, weatherQuestion(destination.geo, datesOf({ start, end }), intent)),
  ])
  const { atlas } = ctx.ports
  const offered: FactData = {
    ...known,
    airports: [...atlas.airports()],
    ...{ flights: own.flights, lodging: own.lodging, attractions: own.attractions },
    daily_spend: own.dailySpend.length > 0 ? own.dailySpend : atlas.dailySpend(city),
    holidays: holidaysBetween(atlas.holidays(), destination.country, start, addDays(end, 1)) ?? [],
  }
  const facts = mergeFacts(offered, { flights, lodging, attractions, weather })
  return { facts, unanswered: [...silent] }
}
