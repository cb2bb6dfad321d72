import { say } from '../prompts/copy/index.ts'
import { addReply } from './replies.ts'
import type { TurnContext } from './turn-context.ts'
import type { TurnPatch, TurnState } from './turn-state.ts'

/** Documents that count the same contradict each other: neither is told, and a person is asked at once. */
export function askOverDispute({ responseLanguage, disputed }: TurnState, turn: TurnContext): TurnPatch {
  addReply(turn, say('documents_differ', responseLanguage))
  turn.steps.push({ node: 'respond', kind: 'rule', ms: 0, note: `documents differ over: ${disputed}` })
  return { escalationRequired: true, escalationReason: 'knowledge_missing' }
}
