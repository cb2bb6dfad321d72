import { say } from '../../prompts/copy/index.ts'
import { ruleNode } from '../core/rule-node.ts'
import { hasCase } from '../handoff/case-of.ts'
import { yesNoMenu } from '../menus.ts'
import { addReply } from '../replies.ts'
import type { TurnContext } from '../turn-context.ts'
import type { TurnPatch, TurnState } from '../turn-state.ts'
import { contactLines } from './contacts.ts'
import { thingAskedOf } from './thing-asked-of.ts'
import { MOST_CLARIFICATIONS } from './thresholds.ts'
import { placeName, topicsInSentence } from './topics.ts'

/** What must not be answered from documents, and what was not understood: a person, or one question back. */
export const guardrailNode = ruleNode((state, turn) => {
  switch (state.guest?.guard) {
    case 'self_harm':
      return toPerson('self_harm', say('guest_self_harm', state.responseLanguage, of(['crisis'], state, turn)), turn)
    case 'emergency':
      return toPerson('emergency', emergency(state, turn), turn)
    case 'medical_legal':
      return toPerson('sensitive', say('guest_sensitive', state.responseLanguage, of(['medical'], state, turn)), turn)
    case 'trouble':
      return hasCase(state) ? ESCALATED : toPerson('dispute', trouble(state, turn), turn)
    default:
      if (hasCase(state)) return ESCALATED
      return state.guest?.route === 'fallback' ? outOfDomain(state, turn) : clarify(state, turn)
  }
})

/** More of what a person has been given already: nothing of it is said twice. */
const ESCALATED: TurnPatch = { escalationRequired: true, escalationReason: 'dispute', guestClarifications: 0 }

function emergency(state: TurnState, turn: TurnContext): string {
  const contacts = of(['emergency', 'medical'], state, turn)
  return say('guest_emergency', state.responseLanguage, { ...contacts, property: placeName(turn) })
}

function trouble({ responseLanguage: language }: TurnState, turn: TurnContext): string {
  return say('guest_trouble', language, { property: placeName(turn), contacts: contactLines(turn, language) })
}

function of(kinds: Parameters<typeof contactLines>[2], { responseLanguage }: TurnState, turn: TurnContext) {
  return { contacts: contactLines(turn, responseLanguage, kinds) }
}

/** The sentence leaves whatever becomes of the ticket; what was being asked is asked no more. */
function toPerson(escalationReason: string, text: string, turn: TurnContext): TurnPatch {
  addReply(turn, text, { kind: 'owed' })
  return { escalationRequired: true, escalationReason, guestClarifications: 0, pending: null, suspended: null }
}

function outOfDomain({ responseLanguage: language }: TurnState, turn: TurnContext): TurnPatch {
  addReply(turn, say('guest_out_of_domain', language, { property: placeName(turn) }), { menu: yesNoMenu(language) })
  return { pending: { kind: 'offer_handoff', reason: 'human_requested' } }
}

function clarify(state: TurnState, turn: TurnContext): TurnPatch {
  const { guestClarifications, responseLanguage: language } = state
  if (guestClarifications >= MOST_CLARIFICATIONS) {
    return { escalationRequired: true, escalationReason: 'clarification_loop', guestClarifications: 0 }
  }
  const about = guestClarifications === 0 ? thingAskedOf(state) : null
  const isTalk = state.guestLines.some(({ from }) => from === 'bot') && guestClarifications === 0
  if (about !== null) addReply(turn, say('guest_clarify_focus', language, { focus: about }))
  else if (isTalk) addReply(turn, say('guest_clarify_again', language))
  else addReply(turn, say('guest_clarify', language, { topics: topicsInSentence(turn, language) }))
  return { guestClarifications: guestClarifications + 1 }
}
