import { readdirSync, readFileSync } from 'node:fs'
import jsonata from 'jsonata'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { type FactBook, IntentV1, type PlanV1, synthesize } from '../../../src/domain/trips/index.ts'
import { planTrip, type TripAnswer } from '../../../src/domain/trips/plan-trip.ts'
import { weighFacts } from '../../../src/domain/trips/selector/weights.ts'
import { factsOf, tripFixtures, World } from '../../support/fixture-world.ts'

const FOLDER = 'evals/trip/scenarios'

const Scenario = z.strictObject({
  scenario_id: z.string(),
  description: z.string(),
  intent: IntentV1,
  world: World,
  /** Over { intent, itinerary, run, violations, advisories, repairs }: each must be true. */
  must_satisfy: z.array(z.strictObject({ predicate: z.string(), description: z.string() })).min(1),
})
type Scenario = z.infer<typeof Scenario>

const scenarios = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => Scenario.parse(parse(readFileSync(`${FOLDER}/${name}`, 'utf8'))))

describe('scenarios of trips', () => {
  it.each(scenarios.map((scenario) => [scenario.scenario_id, scenario] as const))('%s', async (_id, scenario) => {
    const { intent, world } = scenario
    const facts = await factsOf(tripFixtures(), intent, world)
    const answer = planTrip({ intent, book: facts, seed: 1, at: world.now, frozen: weighFacts([facts.data]) })
    const told = tell(scenario, answer)
    for (const { predicate, description } of scenario.must_satisfy) {
      const met: unknown = await jsonata(predicate).evaluate(told)
      expect({
        description,
        met,
        ...(met === true ? {} : { blocking: told.violations.filter((each) => each.blocking) }),
      }).toEqual({
        description,
        met: true,
      })
    }
  })

  it('are twelve, each also in Kenya', () => {
    const names = scenarios.map(({ scenario_id }) => scenario_id)
    const abroad = names.filter((name) => !name.startsWith('kenya_'))
    expect(abroad).toHaveLength(12)
    expect(names.filter((name) => name.startsWith('kenya_')).map((name) => name.slice(6))).toEqual(abroad)
  })
})

/** What the predicates may speak of, as plain data. */
function tell({ intent, world }: Scenario, answer: TripAnswer) {
  const { violations, repairs, decisions, book } = answer
  const ids = { itineraryId: 'i', runId: 'r', traceId: 't', version: 1 }
  const at = new Date(world.now)
  const plan = answer.outcome === 'planned' ? answer.plan : null
  const itinerary = plan
    ? synthesize({ plan, intent, facts: book, violations, repairs, decisions, unanswered: [], ids, at }).itinerary
    : null
  const run = {
    status: plan ? 'completed' : 'infeasible',
    plan,
    relaxations: answer.outcome === 'infeasible' ? answer.relaxations : [],
    ...chosenFacts(plan, book),
  }
  return { intent, itinerary, run, violations, advisories: itinerary?.advisories ?? [], repairs }
}

function chosenFacts(plan: PlanV1 | null, book: FactBook) {
  const refs = (plan?.days ?? []).flatMap(({ slots }) =>
    slots.flatMap(({ choices: [first] }) => first?.option_ref ?? []),
  )
  return {
    flights: refs.map((ref) => book.flight(ref)).filter((flight) => flight !== null),
    venues: refs.map((ref) => book.attraction(ref)).filter((venue) => venue !== null),
  }
}
