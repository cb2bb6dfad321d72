import { framesOf } from '../planner/frames.ts'
import { type Branch, type PlanInput, planBare } from '../planner/plan-branch.ts'
import { stands, verifyPlan } from '../verifiers/verify-plan.ts'

/** Frames whose bare plan is judged before it is taken that none stands. */
const FRAMES_JUDGED = 24

/**
 * The cheapest plan that nothing but its budget can stand against: the frame, and what is locked or wished for. Activities are free to
 * stay out, so no plan of the trip costs less. null: none stands at any price.
 */
export function cheapestPlan(input: PlanInput): Branch | null {
  const anyBudget = { ...input.intent, budget_usd_cents: Number.MAX_SAFE_INTEGER }
  const bare = framesOf(input.intent, input.book)
    .slice(0, FRAMES_JUDGED)
    .map((frame) => planBare(input, frame))
    .toSorted((a, b) => a.totalCents - b.totalCents)
  return bare.find(({ plan }) => stands(verifyPlan(plan, anyBudget, input.book))) ?? null
}
