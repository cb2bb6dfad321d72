import { say } from '../../prompts/copy/index.ts'
import { stepNode } from '../core/step-node.ts'
import type { TurnContext } from '../turn-context.ts'
import type { TurnPatch, TurnState } from '../turn-state.ts'
import { fromList } from './answers/from-list.ts'
import { fromModel } from './answers/from-model.ts'
import { fromPassages } from './answers/from-passages.ts'
import { fromRows } from './answers/from-rows.ts'
import { fromWeb } from './answers/from-web.ts'
import { fromInside } from './answers/labels.ts'
import { asksField } from './asks-field.ts'
import { pickMenu } from './pick-menu.ts'
import type { GuestAnswer } from './scratch.ts'
import { thingAskedOf } from './thing-asked-of.ts'
import { placeName } from './topics.ts'

/**
 * Puts the answer together: by our templates, rows as facts and passages word for word with where they stand, or in a model's
 * words. Again, when the first one did not hold: a model is told why, a template says less.
 */
export const generateNode = stepNode(async (before, turn): Promise<TurnPatch> => {
  const guestRetries = before.guestVerdict === 'retry' ? before.guestRetries + 1 : before.guestRetries
  const state = { ...before, guestRetries }
  const wasWritten = before.guestWritten !== null
  const draft = templateFor(wasWritten ? { ...state, guestRetries: 0 } : state, turn)
  const byTemplate = { guestRetries, guestAnswer: draft, guestWritten: null }
  if (draft.unchecked || (guestRetries > 0 && !wasWritten) || saysItAlready(state)) return byTemplate
  const written = await fromModel(draft, state, turn)
  if (written.outcome === 'template') return byTemplate
  if (written.outcome === 'written') {
    return { guestRetries, guestAnswer: written.answer, guestWritten: written.sentences }
  }
  return { guestRetries, guestFound: 'nothing', guestAnswer: notKnown(state, turn), guestWritten: null }
})

/**
 * A list of rows, and a row that was asked for by one of its fields, are said best by their templates, what the web says is only quoted, and what a message
 * that gives orders asks is shown to no model; what is doubtful no model makes sure.
 */
function saysItAlready({ untrusted, guestRows, guestList, guestQuestion, guestWeb, guestFound }: TurnState): boolean {
  if (untrusted || guestFound === 'maybe' || guestWeb !== null || guestList !== null) return true
  return guestRows.length > 0 && asksField(guestQuestion)
}

/** What our templates say, whoever else may say it better. */
export function templateFor(state: TurnState, turn: TurnContext): GuestAnswer {
  if (state.guestFound === 'several' || state.guestFound === 'perhaps') return whichOne(state)
  const inside = insideAnswer(state, turn)
  if (state.guestWeb !== null) return fromWeb(inside, state.guestWeb, state)
  if (state.guestFound === 'maybe' && inside !== null) return doubted(inside, state)
  return inside ?? (state.guestFound === 'answer' ? NOTHING : notKnown(state, turn))
}

const NOTHING: GuestAnswer = { text: '', sources: [], topics: [], unchecked: false }

/** What rows say, or else documents; null where neither says it. */
function insideAnswer(state: TurnState, turn: TurnContext): GuestAnswer | null {
  const answer = ofRowsOrPassages(state, turn)
  return answer && { ...answer, text: fromInside(answer.text, turn) }
}

function ofRowsOrPassages(state: TurnState, turn: TurnContext): GuestAnswer | null {
  const { guestRows, guestList, kbSnippets, guestFound } = state
  if (guestRows.length > 0) return fromRows(state, turn)
  if (guestList !== null) return fromList(guestList, state, turn)
  return (guestFound === 'answer' || guestFound === 'maybe') && kbSnippets.length > 0 ? fromPassages(state) : null
}

/** It may answer: that this is not sure stands before it, and a person is offered behind it. */
function doubted(answer: GuestAnswer, { responseLanguage }: TurnState): GuestAnswer {
  return { ...answer, text: say('guest_maybe', responseLanguage, { answer: answer.text }) }
}

function whichOne({ guestChoices, guestFound, responseLanguage }: TurnState): GuestAnswer {
  const { text } = pickMenu({ options: [...guestChoices], perhaps: guestFound === 'perhaps' }, responseLanguage)
  return { text, sources: [], topics: [], unchecked: true }
}

function notKnown(state: TurnState, turn: TurnContext): GuestAnswer {
  const about = thingAskedOf(state) ?? placeName(turn)
  return { text: say('guest_not_known', state.responseLanguage, { about }), sources: [], topics: [], unchecked: true }
}
