import type { Reply } from '../../src/domain/messaging/schemas.ts'
import type { TurnContext } from '../turn-context.ts'
import type { TurnState } from '../turn-state.ts'
import { questionOf } from './question.ts'

export { salesJourney } from './graph.ts'

/** Asks the pending question of this journey again, as after a digression; null when it has none. */
export function reask(state: TurnState, _turn: TurnContext): Reply | null {
  const question = questionOf(state)
  return question === null ? null : { kind: 'reply', ...question }
}
