import { handoffCreateTicket } from '../../../tools/handoff-create-ticket.ts'
import { toolNode } from '../../core/tool-node.ts'

/** An order that is paid changes through a person only. */
export const ordersCreateTicketNode = toolNode(handoffCreateTicket, {
  args: (state) => ({
    reason: 'human_requested' as const,
    summary:
      `Wants to ${state.ordersWish?.kind === 'change' ? 'change' : 'cancel'} order ${state.order?.reference ?? ''} (${state.order?.status ?? ''}): ${state.message}`.slice(
        0,
        2000,
      ),
    journey: 'orders',
    step: state.ordersWish?.kind ?? 'change',
  }),
  keep: ({ ticket }) => ({ ticket, handoffTicketId: ticket.ticketId }),
})
