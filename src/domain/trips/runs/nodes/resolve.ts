import { branchOf } from '../../planner/plan-branch.ts'
import { planBranches } from '../../planner/plan-branches.ts'
import { FROZEN_WEIGHTS } from '../../selector/frozen.ts'
import { selectPlan } from '../../selector/select-plan.ts'
import { draftOf, type NodeOf } from '../run-node.ts'
import { intentOf, planInput } from './plan-input.ts'

/**
 * Puts what sources said into the plan. Where the selected one costs more than the budget by it, the trip is planned again on the new
 * facts, keeping what is in it where that is as good.
 */
export const resolveNode: NodeOf = (work) => {
  const { state } = work
  const intent = intentOf(work)
  const input = planInput(work, intent)
  const draft = draftOf(state)
  const { totalCents } = branchOf(input, draft)
  if (totalCents <= intent.budget_usd_cents) return { outcome: 'done', state }
  const known = new Set([...input.known, ...draft.visits.map(({ venue }) => venue)])
  const selection = selectPlan(planBranches({ ...input, known }), intent, input.book, FROZEN_WEIGHTS)
  const again = selection?.chosen
  if (again === undefined || again.totalCents >= totalCents) return { outcome: 'done', state }
  const saved = `real prices: planned again, ${Math.round((totalCents - again.totalCents) / 100)} US dollars cheaper`
  return { outcome: 'done', state: { ...state, draft: again.draft }, note: saved }
}
