import { planBranches } from '../../planner/plan-branches.ts'
import type { NodeOf } from '../run-node.ts'
import { intentOf, planInput } from './plan-input.ts'

/** Plans the trip in up to four ways. */
export const plannerNode: NodeOf = (work) => {
  const branches = planBranches(planInput(work, intentOf(work)))
  const drafts = branches.map(({ draft }) => draft)
  return { outcome: 'done', state: { ...work.state, drafts }, note: `${drafts.length} ways to do it` }
}
