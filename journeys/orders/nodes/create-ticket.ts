import { handoffCreateTicket } from '../../../tools/handoff-create-ticket.ts'
import { toolNode } from '../../core/tool-node.ts'
import { caseOf } from '../../handoff/case-of.ts'
import type { TurnContext } from '../../turn-context.ts'
import type { TurnState } from '../../turn-state.ts'
import { changeRests } from '../change-rests.ts'
import { summaryFor } from '../summary-for.ts'

/** An order that is paid changes through a person only, and what went wrong is put right by one. */
export const ordersCreateTicketNode = toolNode(handoffCreateTicket, {
  args: (state, turn) => ({
    reason: state.ordersWish?.kind === 'trouble' ? ('dispute' as const) : ('human_requested' as const),
    summary: summaryFor(state),
    ...placeOf(state, turn),
  }),
  keep: ({ ticket }, state) => ({
    ...changeRests(state),
    ticket,
    handoffTicketId: ticket.ticketId,
    frustratedTurns: 0,
    caseGoesOn: state.handoffTicketId === ticket.ticketId,
    ...(state.ordersWish?.trouble != null && { lastQuestion: caseOf(state.ordersWish.trouble.act, state) }),
    digression: false,
  }),
})

/** Trouble may come while something else is asked: whoever takes over goes on from that question. */
function placeOf({ ordersWish, pending, suspended }: TurnState, { journeys }: TurnContext) {
  const open = pending ?? suspended
  if (ordersWish?.kind === 'trouble' && open !== null) return { journey: journeys.ownerOf(open), step: open.kind }
  return { journey: 'orders', step: ordersWish?.trouble?.act ?? ordersWish?.kind ?? 'change' }
}
