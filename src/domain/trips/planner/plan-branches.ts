import { branchesOf } from './branches.ts'
import { framesOf } from './frames.ts'
import { type Branch, type PlanInput, planBranch } from './plan-branch.ts'

/** One to four whole plans of a trip, side by side. */
export function planBranches(input: PlanInput): Branch[] {
  const frames = framesOf(input.intent, input.book)
  return branchesOf(input.intent, input.book, frames).map((frame) => planBranch(input, frame))
}
