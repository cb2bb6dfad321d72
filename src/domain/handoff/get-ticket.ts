import { z } from 'zod'
import type { Ctx } from '../context.ts'
import { AppError } from '../errors.ts'
import { ListedTicket } from './list-tickets.ts'
import { TicketContext } from './ticket-context.ts'

const MESSAGES = 200

const Line = z.object({
  from: z.enum(['customer', 'bot', 'system', 'human']),
  text: z.string(),
  /** Of what we send: 'sent', 'queued', 'draft'...; null for what she wrote. */
  status: z.string().nullable(),
  at: z.coerce.date(),
})

export const TicketDetail = ListedTicket.omit({ customerName: true, waitingSince: true }).extend({
  claimedAt: z.date().nullable(),
  owner: z.enum(['bot', 'human']),
  ownerId: z.string().nullable(),
  ownerName: z.string().nullable(),
  /** What was true when the ticket was opened. */
  context: TicketContext,
  /** The conversation since, oldest first, at most 200 lines. */
  since: z.array(Line),
})
export type TicketDetail = z.infer<typeof TicketDetail>

/** One ticket with what was known when it was opened, and the conversation since. Throws `not_found`, also for another shop's. */
export async function getTicket(ctx: Ctx, input: { ticketId: string }): Promise<TicketDetail> {
  const [row] = await ctx.statement`
    SELECT h.id AS "ticketId", h.reference, h.status, h.reason, h.summary, h.promised_at AS "promisedAt", h.overdue_at AS "overdueAt",
      h.created_at AS "createdAt", h.claimed_by AS "claimedBy", coalesce(staff_name(h.tenant_id, h.claimed_by), h.claimed_by) AS "claimedByName",
      h.claimed_at AS "claimedAt", h.closed_at AS "closedAt", h.resolution, h.resolution_note AS "resolutionNote", h.version, h.priority,
      h.conversation_id AS "conversationId", v.customer_id AS "customerId", v.owner, v.owner_id AS "ownerId",
      coalesce(staff_name(v.tenant_id, v.owner_id), v.owner_id) AS "ownerName", h.context, (
      SELECT coalesce(jsonb_agg(to_jsonb(m) ORDER BY m.at), '[]') FROM (
        SELECT l.* FROM (
          SELECT 'customer' AS "from", i.body AS text, NULL AS status, i.received_at AS at FROM inbound_messages i
            WHERE i.tenant_id = h.tenant_id AND i.conversation_id = h.conversation_id AND i.received_at >= h.created_at
          UNION ALL
          SELECT o.author, o.body, o.status, o.created_at FROM outbound_messages o
            WHERE o.tenant_id = h.tenant_id AND o.conversation_id = h.conversation_id AND o.created_at >= h.created_at) l
        ORDER BY l.at DESC LIMIT ${MESSAGES}::int) m) AS since
    FROM handoff_tickets h
    JOIN conversations v ON v.tenant_id = h.tenant_id AND v.id = h.conversation_id
    WHERE h.tenant_id = ${ctx.tenantId}::uuid AND h.id = ${input.ticketId}::uuid`
  if (!row) throw new AppError('not_found', 'there is no such ticket')
  return TicketDetail.parse(row)
}
