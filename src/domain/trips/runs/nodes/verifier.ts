import { branchOf } from '../../planner/plan-branch.ts'
import { blockingOf, judge } from '../../repair/engine.ts'
import { draftOf, type NodeOf } from '../run-node.ts'
import { intentOf, planInput } from './plan-input.ts'

/** Holds the plan against every rule. */
export const verifierNode: NodeOf = (work) => {
  const { state } = work
  const intent = intentOf(work)
  const input = planInput(work, intent)
  const judged = judge(input, branchOf(input, draftOf(state)))
  const blocking = blockingOf(judged)
  const stands = blocking.length === 0 && judged.branch.totalCents <= intent.budget_usd_cents
  const { violations } = judged.verdict
  const note = blocking.length === 0 ? 'nothing blocks' : `${blocking.length} rules broken`
  return { outcome: 'done', state: { ...state, violations, stands }, note }
}
