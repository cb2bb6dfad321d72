import type { Menu } from '../../src/domain/messaging/schemas.ts'
import { ruleNode } from '../core/rule-node.ts'
import { ESCALATION } from '../governance/thresholds.ts'
import { menuOf, yesNoMenu } from '../menus.ts'
import { addReply } from '../replies.ts'
import type { TurnContext } from '../turn-context.ts'
import type { TurnPatch, TurnState } from '../turn-state.ts'
import { mayVary } from './answers/from-rows.ts'
import { guestChoice } from './picked.ts'
import type { GuestAnswer } from './scratch.ts'

/** Lets the answer out, with what it asks; what nobody knows twice in a row is a person's. */
export const respondNode = ruleNode((state, turn): TurnPatch => {
  const { guestAnswer: answer } = state
  if (answer === null) return {}
  if (state.guestFound === 'several') return askWhich(answer, state, turn)
  return state.guestFound === 'answer' ? tell(answer, state, turn) : admit(answer, state, turn)
})

function tell({ text, sources, topics }: GuestAnswer, state: TurnState, turn: TurnContext): TurnPatch {
  addReply(turn, text)
  askOn(state, turn)
  turn.steps.push({ node: 'respond', kind: 'rule', ms: 0, note: `sources: ${sources.join(', ')}` })
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
  const options = state.guestChoices.map(({ itemId, name }) => ({
    id: guestChoice(itemId),
    title: name,
    description: null,
  }))
  const menu: Menu = menuOf(options, state.responseLanguage)
  addReply(turn, text, { menu })
  const words = state.guestAsked ?? state.message
  // A request that was interrupted comes back once it is answered.
  const suspended = state.pending?.kind === 'guest_booking' ? state.pending : state.suspended
  return { pending: { kind: 'guest_pick', words, options: [...state.guestChoices] }, suspended, guestClarifications: 0 }
}

function admit({ text }: GuestAnswer, state: TurnState, turn: TurnContext): TurnPatch {
  const knowledgeMisses = state.knowledgeMisses + 1
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
