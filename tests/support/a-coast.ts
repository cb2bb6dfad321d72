import type { Attraction, FactBook, FactData, IntentV1 } from '../../src/domain/trips/index.ts'
import type { PlanInput } from '../../src/domain/trips/planner/plan-branch.ts'
import { withComputedLegs } from '../../src/domain/trips/planner/with-computed-legs.ts'
import { anAttraction, anIntent, someFacts } from './a-trip.ts'

const THEMES = ['sea', 'history', 'food', 'wildlife']

/** Places along a coast, some kilometres apart: every second one has a roof, prices go from nothing to 36 dollars. */
export function somePlaces(count: number, over: (at: number) => Partial<Attraction> = () => ({})): Attraction[] {
  return Array.from({ length: count }, (_, at) =>
    anAttraction(`p${String(at).padStart(2, '0')}`, {
      location: { lat: -4.279 + ((at * 7) % 11) / 100, lon: 39.594 - ((at * 5) % 13) / 100 },
      venue_type: (['park', 'museum', 'temple', 'other'] as const)[at % 4] ?? 'other',
      indoor: at % 2 === 0,
      themes: [THEMES[at % 4] ?? 'sea'],
      est_price_usd_cents: (at % 7) * 600,
      ...over(at),
    }),
  )
}

/** Facts of a trip to the coast in which every way can be computed. */
export function aCoast(over: Partial<Record<keyof FactData, unknown>> = {}): FactBook {
  return withComputedLegs(someFacts({ attractions: somePlaces(24), ...over }), new Set(), '2027-01-20T00:00:00Z')
}

export function anInput(intent: IntentV1 = anIntent(), book: FactBook = aCoast()): PlanInput {
  return { intent, book, seed: 1, known: new Set() }
}
