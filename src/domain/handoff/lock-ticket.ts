import { z } from 'zod'
import type { TxCtx } from '../context.ts'
import { AppError } from '../errors.ts'
import { Resolution, TicketView } from './schemas.ts'

const TicketRow = z.object({
  id: z.uuid(),
  conversationId: z.uuid(),
  status: TicketView.shape.status,
  claimedBy: z.string().nullable(),
  claimedByName: z.string().nullable(),
  resolution: Resolution.nullable(),
})
export type TicketRow = z.infer<typeof TicketRow>

/** A ticket, locked until the transaction ends. Throws `not_found`, also for another shop's. */
export async function lockTicket(ctx: TxCtx, ticketId: string): Promise<TicketRow> {
  const [row] = await ctx.tx.$queryRaw<unknown[]>`
    SELECT h.id, h.conversation_id AS "conversationId", h.status, h.claimed_by AS "claimedBy", h.resolution,
      coalesce(st.name, h.claimed_by) AS "claimedByName"
    FROM handoff_tickets h
    LEFT JOIN staff_tokens st ON st.tenant_id = h.tenant_id AND 'staff:' || st.id = h.claimed_by
    WHERE h.tenant_id = ${ctx.tenantId}::uuid AND h.id = ${ticketId}::uuid
    FOR UPDATE OF h`
  if (!row) throw new AppError('not_found', 'there is no such ticket')
  return TicketRow.parse(row)
}
