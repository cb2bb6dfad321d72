import type { FactData, Provenance } from '../schemas/index.ts'
import { legRef } from './leg-ref.ts'

/** What sources found besides. */
export type FoundFacts = Partial<Pick<FactData, 'flights' | 'lodging' | 'attractions' | 'weather' | 'transit' | 'fx'>>

/** Of the shop itself: what it says of a thing is not replaced by what others say. */
export const OWN_SUPPLY = 'supply'

/** The facts with what was found: of two facts about one thing the newer stands, unless the older is the shop's own. */
export function mergeFacts(known: FactData, found: FoundFacts): FactData {
  return {
    ...known,
    flights: merged(known.flights, found.flights, ({ flight_id }) => flight_id),
    lodging: merged(known.lodging, found.lodging, ({ lodging_id }) => lodging_id),
    attractions: merged(known.attractions, found.attractions, ({ id }) => id),
    weather: merged(known.weather, found.weather, ({ date }) => date),
    transit: merged(known.transit, found.transit, legRef),
    fx: merged(known.fx, found.fx, ({ from, to }) => `${from}>${to}`),
  }
}

function merged<Fact extends { provenance: Provenance }>(
  known: readonly Fact[],
  found: readonly Fact[] = [],
  keyOf: (fact: Fact) => string,
): Fact[] {
  const facts = new Map(known.map((fact) => [keyOf(fact), fact]))
  for (const fact of found) {
    if (facts.get(keyOf(fact))?.provenance.tool !== OWN_SUPPLY) facts.set(keyOf(fact), fact)
  }
  return [...facts.values()]
}
