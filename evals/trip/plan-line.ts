import { z } from 'zod'
import {
  createFactBook,
  type Decision,
  type FactBook,
  GivenFacts,
  Instant,
  IntentV1,
  type ItineraryV1,
  type PlanV1,
  type Relaxation,
  type RepairDiff,
  readGivenFacts,
  synthesize,
  type Violation,
} from '../../src/domain/trips/index.ts'
import { planTrip } from '../../src/domain/trips/plan-trip.ts'
import { runSeed } from '../../src/domain/trips/runs/run-seed.ts'
import { weighFacts } from '../../src/domain/trips/selector/weights.ts'
import { clockAt } from '../../src/lib/temporal.ts'

/** A trip to one destination: wishes, everything known, and the moment at which it is asked. */
export const TripQuestionLine = z
  .strictObject({
    id: z.union([z.string(), z.number()]),
    kind: z.literal('trip'),
    intent: IntentV1,
    data: GivenFacts,
    now: Instant,
  })
  .refine(({ intent, now }) => clockAt(Date.parse(now), intent.date_window.tz).date <= intent.date_window.start, {
    path: ['intent', 'date_window', 'start'],
    message: 'the trip would start in the past',
  })
export type TripQuestionLine = z.infer<typeof TripQuestionLine>

export interface PlannedLine {
  status: 'completed' | 'infeasible'
  itinerary: ItineraryV1 | null
  /** What blocks, or what is told besides. */
  violations: Violation[]
  repair: { cycles: number; moves: string[] }
  relaxations: Relaxation[]
}

/** Plans the trip of a line from what the line says. The same line gives the same answer, on any machine. */
export function planLine({ id, intent, data, now }: TripQuestionLine): PlannedLine {
  const facts = createFactBook(readGivenFacts(data, new Date(now)))
  // What is usual is what the line itself knows: nothing else decides between its plans.
  const frozen = weighFacts([facts.data])
  const runId = `eval:${id}`
  const seed = runSeed(runId)
  const answer = planTrip({ intent, book: facts, seed, at: now, frozen })
  const { violations, repairs, decisions, book } = answer
  const moves = repairs.flatMap((diff) => diff.moves.map(({ move_type }) => move_type))
  const told = { violations, repair: { cycles: repairs.length, moves } }
  if (answer.outcome === 'infeasible') {
    return { status: 'infeasible', itinerary: null, ...told, relaxations: answer.relaxations }
  }
  const itinerary = write({ plan: answer.plan, intent, book, violations, repairs, decisions, runId, now })
  return { status: 'completed', itinerary, ...told, relaxations: [] }
}

interface Written {
  plan: PlanV1
  intent: IntentV1
  book: FactBook
  violations: Violation[]
  repairs: RepairDiff[]
  decisions: Decision[]
  runId: string
  now: string
}

function write({ plan, intent, book, violations, repairs, decisions, runId, now }: Written): ItineraryV1 {
  const ids = { itineraryId: runId, runId, traceId: runId, version: 1 }
  const at = new Date(now)
  return synthesize({ plan, intent, facts: book, violations, repairs, decisions, unanswered: [], ids, at }).itinerary
}
