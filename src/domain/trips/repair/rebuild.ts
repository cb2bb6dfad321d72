import { framesOf } from '../planner/frames.ts'
import { type PlanInput, planBranch } from '../planner/plan-branch.ts'
import { planBranches } from '../planner/plan-branches.ts'
import { cheapestPlan } from '../solver/lower-bound.ts'
import { stands } from '../verifiers/verify-plan.ts'
import { type Judged, judge } from './engine.ts'

/**
 * Plans the trip anew on the facts as they are, keeping what the customer has seen where it is as good. When no branch stands, the
 * cheapest plan decides: it stands whenever any plan within the budget does. null: none does.
 */
export function rebuild(input: PlanInput, before: Judged): Judged | null {
  const known = new Set([...input.known, ...before.branch.draft.visits.map(({ venue }) => venue)])
  const again = { ...input, known }
  const fits = ({ branch, verdict }: Judged): boolean =>
    stands(verdict) && branch.totalCents <= input.intent.budget_usd_cents
  const standing = planBranches(again)
    .map((branch) => judge(again, branch))
    .find(fits)
  return standing ?? cheapestFilled(again, fits)
}

/** The cheapest plan with its free hours filled, or bare when that does not stand. */
function cheapestFilled(input: PlanInput, fits: (judged: Judged) => boolean): Judged | null {
  const bare = cheapestPlan(input)
  if (bare === null) return null
  const { outbound, inbound, lodging } = bare.draft
  const frame = framesOf(input.intent, input.book).find(
    (each) =>
      (each.outbound?.flight_id ?? null) === outbound &&
      (each.inbound?.flight_id ?? null) === inbound &&
      (each.lodging?.lodging_id ?? null) === lodging,
  )
  const filled = frame ? judge(input, planBranch(input, frame)) : null
  if (filled && fits(filled)) return filled
  const plain = judge(input, bare)
  return fits(plain) ? plain : null
}
