import type { TurnState } from '../turn-state.ts'

/** Whether something of a thing is asked: its hours, its price. */
export function asksField(question: TurnState['guestQuestion']): boolean {
  return question !== null && question.fields.length > 0
}
