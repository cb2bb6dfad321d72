import { isCase } from '../../src/language/grammar/whole/open-case.ts'
import type { TurnState } from '../turn-state.ts'

const SAID_CHARS = 200

/** That a person has been given something to settle: what is said next may go on with it. */
export function caseOf(act: string, { message }: Pick<TurnState, 'message'>): TurnState['lastQuestion'] {
  return { act, topic: 'goods', words: message.slice(0, SAID_CHARS), zoneId: null }
}

/** Whether what was said last belongs to something that a person has been given. */
export function hasCase({ lastQuestion, handoffTicketId }: Pick<TurnState, 'lastQuestion' | 'handoffTicketId'>) {
  return handoffTicketId !== null && lastQuestion !== null && isCase(lastQuestion.act)
}
