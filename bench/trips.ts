import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import { type FactData, IntentV1, type PlanV1 } from '../src/domain/trips/index.ts'
import { planTrip, type TripAnswer, type TripQuestion } from '../src/domain/trips/plan-trip.ts'
import { FROZEN_WEIGHTS } from '../src/domain/trips/selector/frozen.ts'
import { compareFacts } from '../src/domain/trips/watch/compare-facts.ts'
import { proposeChange } from '../src/domain/trips/watch/propose-change.ts'
import { addDays } from '../src/lib/calendar.ts'
import { factsOf, tripFixtures, World } from '../tests/support/fixture-world.ts'
import { percentile } from './load.ts'
import { median, print } from './print-figures.ts'

const SCENARIOS = new URL('../evals/trip/scenarios/', import.meta.url)
const Scenario = z.object({ intent: IntentV1, world: World })

interface Figures {
  /** Of planning a trip, of putting one right again whose facts have changed, and of reading its facts once: ms of processor time. */
  plan: number[]
  look: number[]
  floor: number[]
  proposals: number
  worse: number
}

/**
 * `npm run bench -- trips`: what planning a trip costs, and a look at one that is watched. As ratios to reading the same facts once,
 * which the same machine did in between.
 */
export async function benchTrips({ times }: { times: number }): Promise<void> {
  const questions = await Promise.all(readScenarios().map(questionOf))
  for (const question of questions) planTrip(question)
  const figures: Figures = { plan: [], look: [], floor: [], proposals: 0, worse: 0 }
  for (let time = 0; time < times; time++) {
    for (const question of questions) measure({ ...question, seed: time }, figures)
  }
  const { plan, look, floor, proposals, worse } = figures
  print(`Trips of ${questions.length} scenarios, ${times} times each, on the facts of the files`)
  print(line('planning a trip', plan, floor))
  print(line('a look at a trip that is watched', look, floor))
  print(`    ${proposals} proposals, ${worse} times nothing better`)
  print(line('reading its facts once', floor, floor))
}

function measure(question: TripQuestion, figures: Figures): void {
  const text = JSON.stringify(question.book.data)
  figures.floor.push(timed(() => JSON.parse(JSON.stringify(JSON.parse(text)))).ms)
  const planned = timed(() => planTrip(question))
  figures.plan.push(planned.ms)
  const answer = planned.value
  if (answer.outcome !== 'planned') return
  const looked = timed(() => lookAt(question, answer))
  figures.look.push(looked.ms)
  if (looked.value === 'proposal') figures.proposals += 1
  if (looked.value === 'worse') figures.worse += 1
}

/** Its second day is wet, and its way back a third dearer. */
function lookAt({ intent, at }: TripQuestion, { plan, book }: TripAnswer & { plan: PlanV1 }): string {
  const cited = book.data
  const second = addDays(intent.date_window.start, 1)
  const fresh: FactData = {
    ...cited,
    weather: cited.weather.map((day) => (day.date === second ? { ...day, precip_prob: 0.9, basis: 'forecast' } : day)),
    flights: cited.flights.map((flight) =>
      flight.origin === intent.origin
        ? flight
        : { ...flight, price_usd_cents: Math.round((flight.price_usd_cents * 4) / 3) },
    ),
  }
  return proposeChange(compareFacts({ plan, intent, cited, fresh, at })).outcome
}

function readScenarios() {
  return readdirSync(SCENARIOS)
    .filter((name) => name.endsWith('.yaml'))
    .toSorted()
    .map((name) => Scenario.parse(parse(readFileSync(new URL(name, SCENARIOS), 'utf8'))))
}

async function questionOf({ intent, world }: z.infer<typeof Scenario>): Promise<TripQuestion> {
  const book = await factsOf(tripFixtures(), intent, world)
  return { intent, book, seed: 1, at: world.now, frozen: FROZEN_WEIGHTS }
}

function timed<Value>(run: () => Value): { ms: number; value: Value } {
  const from = process.cpuUsage()
  const value = run()
  const { user, system } = process.cpuUsage(from)
  return { ms: (user + system) / 1_000, value }
}

function line(name: string, ms: number[], floor: number[]): string {
  const sorted = ms.toSorted((a, b) => a - b)
  const [p50, p95] = [percentile(sorted, 0.5), percentile(sorted, 0.95)]
  const ratio = median(ms) / median(floor)
  return `  ${name.padEnd(34)}p50 ${p50.toFixed(1)}  p95 ${p95.toFixed(1)} ms   ${ratio.toFixed(1)} times the reading`
}
