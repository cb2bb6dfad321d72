import { z } from 'zod'
import { Priority, Resolution, TicketView } from '../../domain/handoff/schemas.ts'
import { defineRoute } from './define-route.ts'
import { ClaimBody, HandBackBody, HandedBackWire, OwnershipWire, ReplyBody, SAID } from './handoff.ts'
import { NextCursor, Page } from './page.ts'
import { LEADS, READERS, STAFF } from './roles.ts'
import { TicketContextWire } from './ticket-context.ts'
import { ById, Instant, Text } from './values.ts'

export const TicketWire = z.strictObject({
  ticket_id: z.uuid(),
  reference: z.string(),
  status: TicketView.shape.status,
  reason: z.string(),
  /** `high`: somebody may be in danger, or a person said so. */
  priority: Priority,
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
  version: z.int(),
})
export type TicketWire = z.infer<typeof TicketWire>

/** A ticket in the list. */
export const ListedTicketWire = TicketWire.extend({
  customer_name: z.string().nullable(),
  waiting_since: Instant.nullable(),
})
export type ListedTicketWire = z.infer<typeof ListedTicketWire>

/** One ticket with everything about it. */
export const TicketDetailWire = TicketWire.extend({
  claimed_at: Instant.nullable(),
  owner: z.enum(['bot', 'human']),
  owner_id: z.string().nullable(),
  owner_name: z.string().nullable(),
  context: TicketContextWire,
  since: z.array(z.strictObject({ from: z.string(), text: z.string(), status: z.string().nullable(), at: Instant })),
})
export type TicketDetailWire = z.infer<typeof TicketDetailWire>

const TicketAnswer = z.strictObject({ ticket: TicketDetailWire })

export const listTickets = defineRoute({
  name: 'listTickets',
  method: 'GET',
  path: '/v1/tickets',
  summary: 'The tickets of the shop, the newest promise first.',
  who: READERS,
  scope: 'inbox:read',
  idempotent: false,
  query: Page.extend({ status: TicketView.shape.status.optional() }),
  answers: { 200: z.strictObject({ tickets: z.array(ListedTicketWire), next_cursor: NextCursor }) },
  errors: [],
})

export const getTicket = defineRoute({
  name: 'getTicket',
  method: 'GET',
  path: '/v1/tickets/:id',
  summary: 'One ticket with what was known when it was opened, and what was said since.',
  who: READERS,
  scope: 'inbox:read',
  idempotent: false,
  concerns: 'ticket',
  params: ById,
  answers: { 200: TicketAnswer },
  errors: [],
})

export const claimTicket = defineRoute({
  name: 'claimTicket',
  method: 'POST',
  path: '/v1/tickets/:id/claim',
  summary: 'Takes the conversation of a ticket over from the assistant, or knowingly from a colleague.',
  who: STAFF,
  scope: 'inbox:write',
  idempotent: true,
  concerns: 'ticket',
  params: ById,
  body: ClaimBody,
  answers: { 200: OwnershipWire.extend({ ticket: TicketDetailWire }) },
  errors: ['conflict'],
})

export const replyToTicket = defineRoute({
  name: 'replyToTicket',
  method: 'POST',
  path: '/v1/tickets/:id/reply',
  summary: 'Queues what the owner of the conversation says; once per client id.',
  who: STAFF,
  scope: 'inbox:write',
  idempotent: true,
  concerns: 'ticket',
  params: ById,
  body: ReplyBody,
  answers: SAID,
  errors: ['conflict', 'newer_messages', 'opted_out', 'window_closed'],
})

export const resolveTicket = defineRoute({
  name: 'resolveTicket',
  method: 'POST',
  path: '/v1/tickets/:id/resolve',
  summary: 'Says how a ticket ended. The conversation stays with whoever has it.',
  who: STAFF,
  scope: 'inbox:write',
  idempotent: true,
  concerns: 'ticket',
  params: ById,
  body: z.strictObject({ resolution: Resolution, note: Text.max(2_000).default('') }),
  answers: { 200: TicketAnswer },
  errors: ['conflict'],
})

export const changeTicket = defineRoute({
  name: 'changeTicket',
  method: 'PATCH',
  path: '/v1/tickets/:id',
  summary:
    'Changes what a ticket is about, how urgent it is, and by when a person answers, of the version that `If-Match` names.',
  who: LEADS,
  scope: 'inbox:write',
  idempotent: true,
  concerns: 'ticket',
  params: ById,
  body: z.strictObject({
    priority: Priority.optional(),
    promised_at: Instant.optional(),
    topic: Text.trim().min(1).max(500).optional(),
  }),
  answers: { 200: TicketAnswer },
  errors: ['conflict', 'stale_version'],
})

export const handBackTicket = defineRoute({
  name: 'handBackTicket',
  method: 'POST',
  path: '/v1/tickets/:id/hand-back',
  summary: 'Gives the conversation of a ticket back to the assistant, with what it must know.',
  who: STAFF,
  scope: 'inbox:write',
  idempotent: true,
  concerns: 'ticket',
  params: ById,
  body: HandBackBody,
  answers: { 200: HandedBackWire },
  errors: ['conflict'],
})

export const TICKET_ROUTES = {
  listTickets,
  getTicket,
  claimTicket,
  replyToTicket,
  resolveTicket,
  changeTicket,
  handBackTicket,
}
