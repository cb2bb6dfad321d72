import type { ShopTopic } from '../../src/language/reading.ts'
import { hasCase } from '../handoff/case-of.ts'
import type { TurnState } from '../turn-state.ts'
import { questionOf } from './question.ts'

/** What may be asked of something that a person settles; opening hours and ways to pay are asked of the shop all the same. */
const OF_CASES: ReadonlySet<ShopTopic> = new Set(['returns', 'warranty', 'repair', 'receipt', 'other'])

/** Whether a question belongs to something that a person has been given. */
export function asksOfCase(state: TurnState): boolean {
  const question = questionOf(state)
  return hasCase(state) && question !== null && OF_CASES.has(question.topic)
}
