import type { TxCtx } from '../context.ts'
import { resolveTicket } from './resolve-ticket.ts'
import type { HandoffReason } from './schemas.ts'

/** What a conversation's ticket of a reason was about is decided: it is solved, unless a colleague has claimed it. */
export async function resolveReason(
  ctx: TxCtx,
  { conversationId, reason, note }: { conversationId: string; reason: HandoffReason; note: string },
): Promise<void> {
  const ticket = await ctx.tx.handoffTicket.findFirst({
    where: {
      ...{ tenantId: ctx.tenantId, conversationId, reason },
      OR: [{ status: 'open' }, { status: 'claimed', claimedBy: ctx.actor }],
    },
    select: { id: true },
  })
  if (ticket) await resolveTicket(ctx, { ticketId: ticket.id, resolution: 'solved', note })
}
