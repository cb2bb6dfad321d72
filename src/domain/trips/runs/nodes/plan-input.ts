import { createFactBook } from '../../facts/fact-book.ts'
import { avoidedModes } from '../../planner/party-needs.ts'
import type { PlanInput } from '../../planner/plan-branch.ts'
import { withComputedLegs } from '../../planner/with-computed-legs.ts'
import type { IntentV1 } from '../../schemas/index.ts'
import type { NodeWork } from '../run-node.ts'

/** What planning reads: the facts of the run as they are now, and what the customer has been shown before. */
export function planInput({ claim, state }: Pick<NodeWork, 'claim' | 'state'>, intent: IntentV1): PlanInput {
  const at = claim.createdAt.toISOString()
  const book = withComputedLegs(createFactBook(state.facts), avoidedModes(intent), at)
  return { intent, book, seed: claim.seed, known: new Set(claim.options.known) }
}

/** The intent of a run that has passed its first node. */
export function intentOf({ state }: Pick<NodeWork, 'state'>): IntentV1 {
  if (state.intent === null) throw new Error('a node ran before the intent was read')
  return state.intent
}
