import { type ListedTicket, priorityOf, type TicketDetail } from '../../domain/handoff/index.ts'
import type { ListedTicketWire, TicketDetailWire, TicketWire } from '../contract/tickets.ts'
import { ticketContextWire } from './ticket-context.wire.ts'

export function listedTicketWire(ticket: ListedTicket): ListedTicketWire {
  return {
    ...ticketWire(ticket),
    customer_name: ticket.customerName,
    waiting_since: ticket.waitingSince?.toISOString() ?? null,
  }
}

export function ticketDetailWire(ticket: TicketDetail): TicketDetailWire {
  return {
    ...ticketWire(ticket),
    claimed_at: ticket.claimedAt?.toISOString() ?? null,
    owner: ticket.owner,
    owner_id: ticket.ownerId,
    owner_name: ticket.ownerName,
    context: ticketContextWire(ticket.context),
    since: ticket.since.map(({ at, ...line }) => ({ ...line, at: at.toISOString() })),
  }
}

function ticketWire(ticket: Omit<ListedTicket, 'customerName' | 'waitingSince'>): TicketWire {
  return {
    ticket_id: ticket.ticketId,
    reference: ticket.reference,
    status: ticket.status,
    reason: ticket.reason,
    priority: ticket.priority ?? priorityOf(ticket.reason),
    summary: ticket.summary,
    promised_at: ticket.promisedAt.toISOString(),
    overdue_at: ticket.overdueAt?.toISOString() ?? null,
    created_at: ticket.createdAt.toISOString(),
    closed_at: ticket.closedAt?.toISOString() ?? null,
    resolution: ticket.resolution,
    resolution_note: ticket.resolutionNote,
    claimed_by: ticket.claimedBy,
    claimed_by_name: ticket.claimedByName,
    conversation_id: ticket.conversationId,
    customer_id: ticket.customerId,
    version: ticket.version,
  }
}
