import { numbered } from '../../prompts/copy/format.ts'
import { say } from '../../prompts/copy/index.ts'
import { ruleNode } from '../core/rule-node.ts'
import type { TurnContext } from '../turn-context.ts'
import type { TurnPatch, TurnState } from '../turn-state.ts'
import { fromPassages } from './answers/from-passages.ts'
import { fromRows } from './answers/from-rows.ts'
import type { GuestAnswer } from './scratch.ts'
import { placeName } from './topics.ts'

/**
 * Puts the answer together: rows by their templates, passages word for word with where they stand. Again, when the first one
 * did not hold, with less in it: one row, one passage, and nothing beside.
 */
export const generateNode = ruleNode((state, turn): TurnPatch => {
  const guestRetries = state.guestVerdict === 'retry' ? state.guestRetries + 1 : state.guestRetries
  return { guestRetries, guestAnswer: answerFor({ ...state, guestRetries }, turn) }
})

function answerFor(state: TurnState, turn: TurnContext): GuestAnswer {
  if (state.guestFound === 'several') return whichOne(state)
  if (state.guestRows.length > 0) return fromRows(state, turn)
  return state.guestFound === 'answer' ? fromPassages(state) : notKnown(state, turn)
}

function whichOne({ guestChoices, responseLanguage }: TurnState): GuestAnswer {
  const menu = numbered(guestChoices.map(({ name }) => name))
  return { text: say('guest_which', responseLanguage, { menu }), sources: [], topics: [], unchecked: true }
}

function notKnown({ guestFocus, responseLanguage }: TurnState, turn: TurnContext): GuestAnswer {
  const about = guestFocus?.name ?? placeName(turn)
  return { text: say('guest_not_known', responseLanguage, { about }), sources: [], topics: [], unchecked: true }
}
