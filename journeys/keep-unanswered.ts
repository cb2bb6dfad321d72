import type { TurnContext } from './turn-context.ts'
import type { TurnState } from './turn-state.ts'

/**
 * Keeps a question that was looked for and that nothing answers, for staff to write the answer. A search that failed says nothing
 * of what is known, and what gives orders to the assistant asks nothing.
 */
export function keepUnanswered(question: string, state: TurnState, turn: TurnContext): void {
  const { untrusted, toolFailure, kbSnippets, responseLanguage: language } = state
  if (untrusted || toolFailure !== null || question.trim() === '') return
  const nearest = kbSnippets.find(({ page }) => page !== null)
  turn.unanswered.push({ question, language, nearestPassage: nearest?.chunkId ?? null })
}
