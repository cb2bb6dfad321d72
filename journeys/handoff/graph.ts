import { END } from '@langchain/langgraph/web'
import { sayWhen } from '../../prompts/copy/format.ts'
import { say } from '../../prompts/copy/index.ts'
import { handoffMessage } from '../../prompts/handoff-message/index.ts'
import { HandoffReason, type TicketView } from '../../src/domain/handoff/schemas.ts'
import type { ActName } from '../../src/language/reading.ts'
import { handoffCreateTicket } from '../../tools/handoff-create-ticket.ts'
import { defineGraph } from '../core/journey-graph.ts'
import { promptNode } from '../core/prompt-node.ts'
import { ruleNode } from '../core/rule-node.ts'
import { toolNode } from '../core/tool-node.ts'
import { addReply } from '../replies.ts'
import type { TurnContext } from '../turn-context.ts'
import type { TurnState } from '../turn-state.ts'
import { caseOf, hasCase } from './case-of.ts'
import { ticketFor } from './ticket-for.ts'

/** The answer to "shall I call a person?", or a call for one. */
const answerOffer = ruleNode((state, turn) => {
  const { pending, acts, escalationReason, responseLanguage } = state
  if (declines(state)) {
    addReply(turn, say('handoff_declined', responseLanguage))
    return { pending: null, knowledgeMisses: 0 }
  }
  const offered = pending?.kind === 'offer_handoff' && acts.some(({ act }) => act === 'confirm')
  const reason = offered ? pending.reason : (escalationReason ?? 'human_requested')
  return {
    ...(pending?.kind === 'offer_handoff' && { pending: null }),
    escalationRequired: true,
    escalationReason: reason,
  }
})

const createTicket = toolNode(handoffCreateTicket, {
  isUrgent: ({ escalationReason }) => escalationReason === 'emergency' || escalationReason === 'self_harm',
  args: ticketFor,
  keep: ({ ticket }, state) => ({
    ticket,
    caseGoesOn: state.handoffTicketId === ticket.ticketId,
    handoffTicketId: ticket.ticketId,
    // What she complained of stays what it is about.
    lastQuestion: hasCase(state) ? state.lastQuestion : caseOf('ask_person', state),
    frustratedTurns: 0,
    clarificationLoops: 0,
    knowledgeMisses: 0,
  }),
  failed: ({ code }, state, turn) => {
    if (code !== 'forbidden') addReply(turn, say('handoff_failed', state.responseLanguage))
    return { failed: true }
  },
})

const tellCustomer = promptNode(handoffMessage, {
  vars: (state, turn) => ({
    shop: turn.tenant.name,
    language: state.responseLanguage,
    // Her concierge has said sorry already.
    reason: HandoffReason.catch('human_requested').parse(
      state.guest?.guard === 'trouble' ? 'human_requested' : state.escalationReason,
    ),
    reference: state.ticket?.reference ?? '',
    when: promisedBy(state.ticket, state, turn),
  }),
  check: (text, { ticket }) =>
    ticket === null || text.includes(ticket.reference) ? null : `the reference ${ticket.reference} is missing`,
  keep: (text, { acts, responseLanguage }, turn) => {
    const grave = acts.find((act) => act.act === 'sensitive')
    const first = grave === undefined ? [] : [say(`sensitive_${grave.topic}`, responseLanguage)]
    addReply(turn, [...first, text].join('\n'), { kind: 'handoff' })
    return {}
  },
})

/** It is with a person already: that stays so, and by when is what she may want to know. */
const tellAgain = ruleNode((state, turn) => {
  const { ticket, responseLanguage } = state
  const when = promisedBy(ticket, state, turn)
  const shop = turn.tenant.name
  addReply(turn, say('case_goes_on', responseLanguage, { shop, reference: ticket?.reference ?? '', when }), {
    kind: 'handoff',
  })
  return {}
})

/** A ticket with the whole context, then a sentence with its reference and the promised time. */
export const handoffGraph = defineGraph({
  nodes: {
    handoff_answer: answerOffer,
    handoff_create_ticket: createTicket,
    handoff_message: tellCustomer,
    handoff_again: tellAgain,
  },
  start: 'handoff_answer',
  edges: {
    handoff_answer: afterOffer,
    handoff_create_ticket: afterTicket,
    handoff_message: END,
    handoff_again: END,
  },
})

function afterOffer({ escalationRequired }: TurnState): 'handoff_create_ticket' | typeof END {
  return escalationRequired ? 'handoff_create_ticket' : END
}

/** Anything but a no to our offer is a call for a person: who comes here has asked for one, or needs one. */
function declines({ acts, escalationRequired }: TurnState): boolean {
  return !escalationRequired && acts.length > 0 && acts.every(({ act }) => DECLINES.has(act))
}

const DECLINES: ReadonlySet<ActName> = new Set(['reject', 'cancel', 'choose', 'pick_nothing'])

function afterTicket({ ticket, caseGoesOn }: TurnState): 'handoff_message' | 'handoff_again' | typeof END {
  if (ticket === null) return END
  return caseGoesOn ? 'handoff_again' : 'handoff_message'
}

function promisedBy(ticket: TicketView | null, { responseLanguage }: TurnState, { ctx, tenant }: TurnContext): string {
  if (ticket === null) return ''
  return sayWhen(new Date(ticket.promisedAt), ctx.clock.now(), tenant.settings.timezone, responseLanguage)
}
