import { z } from 'zod'
import type { TxCtx } from '../context.ts'
import { AppError } from '../errors.ts'
import { Priority, Resolution, TicketView } from './schemas.ts'

const TicketRow = z.object({
  id: z.uuid(),
  conversationId: z.uuid(),
  status: TicketView.shape.status,
  claimedBy: z.string().nullable(),
  resolution: Resolution.nullable(),
  reason: z.string(),
  summary: z.string(),
  priority: Priority.nullable(),
  promisedAt: z.date(),
  version: z.int(),
})
export type TicketRow = z.infer<typeof TicketRow>

/** A ticket, locked until the transaction ends. Throws `not_found`, also for another shop's. */
export async function lockTicket(ctx: TxCtx, ticketId: string): Promise<TicketRow> {
  const [row] = await ctx.tx.$queryRaw<unknown[]>`
    SELECT id, conversation_id AS "conversationId", status, claimed_by AS "claimedBy", resolution, reason, summary, priority,
      promised_at AS "promisedAt", version
    FROM handoff_tickets WHERE tenant_id = ${ctx.tenantId}::uuid AND id = ${ticketId}::uuid FOR UPDATE`
  if (!row) throw new AppError('not_found', 'there is no such ticket')
  return TicketRow.parse(row)
}
