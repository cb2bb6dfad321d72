import { z } from 'zod'
import { type ListedTicket, priorityOf, Resolution, TicketDetail, TicketView } from '../../domain/handoff/index.ts'
import { TicketContextWire, ticketContextWire } from './ticket-context.wire.ts'

const Instant = z.iso.datetime()

const TicketWire = z.strictObject({
  ticket_id: z.uuid(),
  reference: z.string(),
  status: TicketView.shape.status,
  reason: z.string(),
  /** `high`: somebody may be in danger. */
  priority: z.enum(['normal', 'high']),
  summary: z.string(),
  promised_at: Instant,
  overdue_at: Instant.nullable(),
  created_at: Instant,
  closed_at: Instant.nullable(),
  resolution: Resolution.nullable(),
  resolution_note: z.string().nullable(),
  claimed_by: z.string().nullable(),
  claimed_by_name: z.string().nullable(),
  conversation_id: z.uuid(),
  customer_id: z.uuid(),
})

/** A ticket in the list. */
export const ListedTicketWire = TicketWire.extend({
  customer_name: z.string().nullable(),
  waiting_since: Instant.nullable(),
})
export type ListedTicketWire = z.infer<typeof ListedTicketWire>

/** One ticket with everything about it. */
export const TicketDetailWire = TicketWire.extend({
  claimed_at: Instant.nullable(),
  owner: TicketDetail.shape.owner,
  owner_id: z.string().nullable(),
  owner_name: z.string().nullable(),
  context: TicketContextWire,
  since: z.array(
    z.strictObject({
      from: z.string(),
      text: z.string(),
      status: z.string().nullable(),
      at: Instant,
    }),
  ),
})
export type TicketDetailWire = z.infer<typeof TicketDetailWire>

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

function ticketWire(ticket: Omit<ListedTicket, 'customerName' | 'waitingSince'>): z.infer<typeof TicketWire> {
  return {
    ticket_id: ticket.ticketId,
    reference: ticket.reference,
    status: ticket.status,
    reason: ticket.reason,
    priority: priorityOf(ticket.reason),
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
  }
}
