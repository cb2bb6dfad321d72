import type { FactBook } from './facts/fact-book.ts'
import { avoidedModes } from './planner/party-needs.ts'
import type { Branch, PlanInput } from './planner/plan-branch.ts'
import { planBranches } from './planner/plan-branches.ts'
import { withComputedLegs } from './planner/with-computed-legs.ts'
import { priceRelaxations } from './relax/price-relaxations.ts'
import { blockingOf, type Judged, judge, repair } from './repair/engine.ts'
import { rebuild } from './repair/rebuild.ts'
import type { Decision, Draft, IntentV1, PlanV1, Relaxation, RepairDiff, Violation } from './schemas/index.ts'
import { selectPlan } from './selector/select-plan.ts'
import type { FrozenWeights } from './selector/weights.ts'

export interface TripQuestion {
  intent: IntentV1
  book: FactBook
  /** Of the run. */
  seed: number
  /** When it is planned, as an instant: what is computed says so. */
  at: string
  frozen: FrozenWeights
  /** Ids of venues that the customer has been shown before. */
  known?: ReadonlySet<string>
}

export type TripAnswer = {
  violations: Violation[]
  repairs: RepairDiff[]
  rebuilt: boolean
  decisions: Decision[]
  /** With every leg that the plan goes by. */
  book: FactBook
} & (
  | { outcome: 'planned'; plan: PlanV1; draft: Draft; totalCents: number }
  | { outcome: 'infeasible'; relaxations: Relaxation[] }
)

/**
 * A trip from its wishes and what is known: planned, compared, judged, mended, planned anew if need be, and refused with what would
 * make it possible. Pure: the same question gives the same bytes.
 */
export function planTrip(question: TripQuestion): TripAnswer {
  const { intent, seed } = question
  const book = withComputedLegs(question.book, avoidedModes(intent), question.at)
  const input: PlanInput = { intent, book, seed, known: question.known ?? new Set() }
  const selection = selectPlan(planBranches(input), intent, book, question.frozen)
  if (selection === null) throw new Error('every trip has a frame, if an empty one')
  const { decisions } = selection
  return { ...mend(input, selection.chosen), decisions, book }
}

type Mended = Omit<TripAnswer, 'decisions' | 'book'> &
  (
    | { outcome: 'planned'; plan: PlanV1; draft: Draft; totalCents: number }
    | { outcome: 'infeasible'; relaxations: Relaxation[] }
  )

/** A plan that stands within the budget, or what would have to change. */
export function mend(input: PlanInput, branch: Branch): Mended {
  const repaired = repair(input, judge(input, branch))
  const repairs = repaired.diffs
  if (isDone(input, repaired)) return { ...planned(repaired), repairs, rebuilt: false }
  const again = rebuild(input, repaired)
  if (again !== null) return { ...planned(again), repairs, rebuilt: true }
  const relaxations = priceRelaxations(input)
  return { outcome: 'infeasible', relaxations, violations: repaired.verdict.violations, repairs, rebuilt: false }
}

/** Prices may drift by a tenth once a plan is made: to be made, it keeps the budget. */
function isDone({ intent }: PlanInput, judged: Judged): boolean {
  return blockingOf(judged).length === 0 && judged.branch.totalCents <= intent.budget_usd_cents
}

function planned({ branch, verdict }: Judged) {
  return {
    outcome: 'planned' as const,
    plan: branch.plan,
    draft: branch.draft,
    totalCents: branch.totalCents,
    violations: verdict.violations,
  }
}
