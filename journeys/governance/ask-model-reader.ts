import { hearTurn } from '../../prompts/hear-turn/index.ts'
import type { DialogueContext } from '../../src/language/dialogue-context.ts'
import type { Reading } from '../../src/language/reading.ts'
import { candidatesFor } from '../../src/language/vendor/candidates.ts'
import { modelQuestion } from '../../src/language/vendor/model-question.ts'
import { needsModel } from '../../src/language/vendor/needs-model.ts'
import { toReading } from '../../src/language/vendor/to-reading.ts'
import { askPrompt } from '../core/ask-prompt.ts'
import type { TurnContext } from '../turn-context.ts'
import type { TurnState } from '../turn-state.ts'
import { intentOf } from './intent-of.ts'

/**
 * The one model call of a turn: a second reading of a message of which the rules are not sure. What the rules heard stands when
 * they are sure, when no vendor answers, and wherever the model's answer does not hold against the message and the shop.
 */
export async function askModelReader(
  offline: Reading,
  context: DialogueContext,
  state: TurnState,
  turn: TurnContext,
): Promise<Reading> {
  if (!needsModel(offline)) return offline
  const { shop, journeys } = turn
  const text = state.message
  const candidates = candidatesFor(offline, context, shop)
  const intent = intentOf(offline.acts, state.pending, journeys)
  const asked = await askPrompt(hearTurn, modelQuestion({ text, offline, intent, context, candidates }, shop), turn)
  const unanswered = asked.outcome !== 'answered' || turn.models.at(-1)?.engine === 'offline'
  if (unanswered) return offline
  return toReading(asked.value, { text, context, shop, candidates, offline, untrusted: state.untrusted })
}
