import { branchOf } from '../../planner/plan-branch.ts'
import { FROZEN_WEIGHTS } from '../../selector/frozen.ts'
import { selectPlan } from '../../selector/select-plan.ts'
import type { NodeOf } from '../run-node.ts'
import { intentOf, planInput } from './plan-input.ts'

/** Takes the best of what was planned, and says why the others are not. */
export const selectorNode: NodeOf = (work) => {
  const { state } = work
  const intent = intentOf(work)
  const input = planInput(work, intent)
  const branches = state.drafts.map((draft) => branchOf(input, draft))
  const selection = selectPlan(branches, intent, input.book, FROZEN_WEIGHTS)
  if (selection === null) throw new Error('every trip has a frame, if an empty one')
  const { chosen, decisions } = selection
  return { outcome: 'done', state: { ...state, drafts: [], draft: chosen.draft, decisions } }
}
