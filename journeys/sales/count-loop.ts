import { ESCALATION } from '../governance/thresholds.ts'
import type { TurnPatch, TurnState } from '../turn-state.ts'

/** One more question back in a row; the last one that is allowed brings a person instead. */
export function countLoop({ clarificationLoops }: Pick<TurnState, 'clarificationLoops'>): TurnPatch {
  const loops = clarificationLoops + 1
  if (loops < ESCALATION.clarificationLoops) return { clarificationLoops: loops }
  return { clarificationLoops: 0, escalationRequired: true, escalationReason: 'clarification_loop' }
}
