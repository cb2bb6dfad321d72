import { askOverDispute } from '../ask-over-dispute.ts'
import { ruleNode } from '../core/rule-node.ts'
import { ESCALATION } from '../governance/thresholds.ts'
import { keepUnanswered } from '../keep-unanswered.ts'
import { yesNoMenu } from '../menus.ts'
import { addReply } from '../replies.ts'
import { toldFrom } from '../told-from.ts'
import type { TurnContext } from '../turn-context.ts'
import type { TurnPatch, TurnState } from '../turn-state.ts'
import { mayVary } from './answers/from-rows.ts'
import { pickMenu } from './pick-menu.ts'
import type { GuestAnswer } from './scratch.ts'

/** Lets the answer out, with what it asks; what nobody knows twice in a row is a person's. */
export const respondNode = ruleNode((state, turn): TurnPatch => {
  const { guestAnswer: answer } = state
  if (answer === null) return {}
  if (state.guestFound === 'several' || state.guestFound === 'perhaps') return askWhich(answer, state, turn)
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
