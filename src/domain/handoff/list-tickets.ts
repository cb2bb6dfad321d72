import { z } from 'zod'
import { Prisma } from '../../../prisma/generated/client.ts'
import type { Ctx } from '../context.ts'
import { visibleTo } from '../sight/index.ts'
import { Priority, Resolution, TicketView } from './schemas.ts'

export const ListedTicket = z.object({
  ticketId: z.uuid(),
  reference: z.string(),
  status: TicketView.shape.status,
  reason: z.string(),
  /** As somebody said; null where the reason says it. */
  priority: Priority.nullable(),
  summary: z.string(),
  promisedAt: z.date(),
  overdueAt: z.date().nullable(),
  createdAt: z.date(),
  closedAt: z.date().nullable(),
  resolution: Resolution.nullable(),
  resolutionNote: z.string().nullable(),
  claimedBy: z.string().nullable(),
  claimedByName: z.string().nullable(),
  conversationId: z.uuid(),
  customerId: z.uuid(),
  version: z.int(),
  customerName: z.string().nullable(),
  /** Since when the customer waits for the person who claimed it, once that is too long. */
  waitingSince: z.date().nullable(),
})
export type ListedTicket = z.infer<typeof ListedTicket>

/** Where a page of tickets ended. */
export const TicketCursor = z.tuple([z.coerce.date(), z.uuid()])
export type TicketCursor = z.infer<typeof TicketCursor>

/** Tickets of the shop, the newest promise first; `next` is null on the last page. */
export async function listTickets(
  ctx: Ctx,
  input: { status: TicketView['status'] | null; after: TicketCursor | null; limit: number },
): Promise<{ tickets: ListedTicket[]; next: TicketCursor | null }> {
  const { status, after, limit } = input
  const ofStatus = status === null ? Prisma.sql`true` : Prisma.sql`h.status = ${status}`
  const further =
    after === null
      ? Prisma.sql`true`
      : Prisma.sql`(h.promised_at, h.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`
  const rows = await ctx.statement`
    SELECT h.id AS "ticketId", h.reference, h.status, h.reason, h.summary, h.promised_at AS "promisedAt", h.overdue_at AS "overdueAt",
      h.created_at AS "createdAt", h.closed_at AS "closedAt", h.resolution, h.resolution_note AS "resolutionNote", h.version, h.priority,
      h.claimed_by AS "claimedBy", coalesce(staff_name(h.tenant_id, h.claimed_by), h.claimed_by) AS "claimedByName", h.conversation_id AS "conversationId",
      cu.id AS "customerId", coalesce(cu.known_as, cu.profile_name) AS "customerName", s.idle_at AS "waitingSince"
    FROM handoff_tickets h
    JOIN conversations v ON v.tenant_id = h.tenant_id AND v.id = h.conversation_id
    JOIN customers cu ON cu.tenant_id = v.tenant_id AND cu.id = v.customer_id
    LEFT JOIN human_stretches s ON s.tenant_id = h.tenant_id AND s.conversation_id = h.conversation_id
      AND s.ended_at IS NULL AND h.status = 'claimed'
    WHERE h.tenant_id = ${ctx.tenantId}::uuid AND ${visibleTo(ctx)} AND ${ofStatus} AND ${further}
    ORDER BY h.promised_at DESC, h.id DESC LIMIT ${limit + 1}::int`
  const tickets = z.array(ListedTicket).parse(rows)
  const page = tickets.slice(0, limit)
  const last = tickets.length > limit ? page.at(-1) : undefined
  return { tickets: page, next: last === undefined ? null : [last.promisedAt, last.ticketId] }
}
