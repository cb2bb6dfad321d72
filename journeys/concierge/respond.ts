import { say } from '../../prompts/copy/index.ts'
import { askOverDispute } from '../ask-over-dispute.ts'
import { ruleNode } from '../core/rule-node.ts'
import { ESCALATION } from '../governance/thresholds.ts'
import { hasCase } from '../handoff/case-of.ts'
import { keepUnanswered } from '../keep-unanswered.ts'
import { yesNoMenu } from '../menus.ts'
import { addReply } from '../replies.ts'
import { toldFrom } from '../told-from.ts'
import type { TurnContext } from '../turn-context.ts'
import type { TurnPatch, TurnState } from '../turn-state.ts'
import { mayVary } from './answers/from-rows.ts'
import type { GuestPick } from './pending.ts'
import { pickMenu } from './pick-menu.ts'
import type { GuestAnswer } from './scratch.ts'

/** What nobody knows is told to the person who has her case already: she hears that it is with her, and by when. */
const GOES_ON: TurnPatch = { escalationRequired: true, escalationReason: 'human_requested' }

/** Lets the answer out, with what it asks; what nobody knows twice in a row is a person's. */
export const respondNode = ruleNode((state, turn): TurnPatch => {
  const { guestAnswer: answer } = state
  if (answer === null) return {}
  if (state.guestFound === 'several' || state.guestFound === 'perhaps') return askWhich(answer, state, turn)
  if (hasCase(state) && state.guestFound !== 'answer') return GOES_ON
  if (state.guestFound === 'maybe') return tellDoubted(answer, state, turn)
  return state.guestFound === 'answer' ? tell(answer, state, turn) : admit(answer, state, turn)
})

function tell({ text, sources, topics }: GuestAnswer, state: TurnState, turn: TurnContext): TurnPatch {
  addReply(turn, state.guestRows.length > 0 ? text : toldFrom(text, state.kbSnippets, state, turn))
  askOn(state, turn)
  const note = `sources: ${sources.join(', ')}`
  turn.steps.push({ node: 'respond', kind: 'rule', ms: 0, note, data: { sources: [...sources] } })
  const told = [...new Set([...state.guestTopicsTold, ...topics])]
  return {
    knowledgeMisses: 0,
    clarificationLoops: 0,
    guestClarifications: 0,
    guestAsides: 0,
    guestTopicsTold: told,
    guestToldMayVary: state.guestToldMayVary || state.guestRows.some(mayVary),
  }
}

/** Staff hear that nothing answered it surely. What else may be meant can be tapped, and else a person asked. */
function tellDoubted({ text, sources }: GuestAnswer, state: TurnState, turn: TurnContext): TurnPatch {
  const { responseLanguage: language } = state
  const words = state.guestAsked ?? state.message
  keepUnanswered(words, state, turn)
  turn.steps.push({ node: 'respond', kind: 'rule', ms: 0, note: `may be: ${sources.join(', ')}` })
  if (state.pending?.kind === 'guest_booking') {
    addReply(turn, text)
    askOn(state, turn)
    return {}
  }
  const options = othersThanTold(state)
  if (options.length === 0) {
    addReply(turn, `${text}\n${say('guest_maybe_person', language)}`, { menu: yesNoMenu(language) })
    return { pending: { kind: 'offer_handoff', reason: 'knowledge_missing' } }
  }
  const other = pickMenu({ options, perhaps: true, told: true }, language)
  addReply(turn, `${text}\n${other.text}`, { menu: other.menu })
  return { pending: { kind: 'guest_pick', words, options, perhaps: true } }
}

/** What may be meant beside what was told. */
function othersThanTold({ guestChoices, guestRows, kbSnippets }: TurnState): GuestPick['options'] {
  const told = [guestRows[0]?.item_id, kbSnippets[0]?.chunkId]
  return guestChoices.filter(({ itemId }) => !told.includes(itemId))
}

function askWhich({ text }: GuestAnswer, state: TurnState, turn: TurnContext): TurnPatch {
  const asked = { options: [...state.guestChoices], perhaps: state.guestFound === 'perhaps' }
  addReply(turn, text, { menu: pickMenu(asked, state.responseLanguage).menu })
  const words = state.guestAsked ?? state.message
  // A request that was interrupted comes back once it is answered.
  const suspended = state.pending?.kind === 'guest_booking' ? state.pending : state.suspended
  return { pending: { kind: 'guest_pick', words, ...asked }, suspended, guestClarifications: 0 }
}

function admit({ text }: GuestAnswer, state: TurnState, turn: TurnContext): TurnPatch {
  if (state.disputed !== null) return askOverDispute(state, turn)
  const knowledgeMisses = state.knowledgeMisses + 1
  keepUnanswered(state.guestAsked ?? state.message, state, turn)
  if (state.pending?.kind === 'guest_booking') {
    addReply(turn, text)
    askOn(state, turn)
    return { knowledgeMisses }
  }
  if (knowledgeMisses >= ESCALATION.knowledgeMisses) {
    return { knowledgeMisses, escalationRequired: true, escalationReason: 'knowledge_missing' }
  }
  addReply(turn, text, { menu: yesNoMenu(state.responseLanguage) })
  return { knowledgeMisses, pending: { kind: 'offer_handoff', reason: 'knowledge_missing' } }
}

/** The request that was interrupted by a question goes on. */
function askOn(state: TurnState, turn: TurnContext): void {
  if (state.pending?.kind === 'guest_booking') turn.journeys.reask(state, turn)
}
