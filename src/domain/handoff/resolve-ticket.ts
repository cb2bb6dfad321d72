import { recordAudit } from '../audit/index.ts'
import type { Ctx } from '../context.ts'
import { AppError } from '../errors.ts'
import { settlePromise } from '../messaging/index.ts'
import { staffName } from '../tenancy/index.ts'
import { lockTicket } from './lock-ticket.ts'
import type { Resolution } from './schemas.ts'

/**
 * Says how a ticket ended; whoever owns the conversation keeps it until it is handed back. Saying the same again changes
 * nothing. Throws `not_found`, and `conflict` for a colleague's ticket or one that ended otherwise.
 */
export async function resolveTicket(
  ctx: Ctx,
  { ticketId, resolution, note }: { ticketId: string; resolution: Resolution; note: string },
): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const ticket = await lockTicket(ctx, ticketId)
    if (ticket.status === 'resolved') {
      if (ticket.resolution === resolution) return
      throw new AppError('conflict', `this ticket was resolved already: ${ticket.resolution}`)
    }
    if (ticket.status === 'claimed' && ticket.claimedBy !== ctx.actor) {
      throw new AppError('conflict', `${await staffName(ctx, ticket.claimedBy)} has claimed this ticket`)
    }
    await ctx.tx.handoffTicket.updateMany({
      where: { tenantId: ctx.tenantId, id: ticketId },
      data: {
        status: 'resolved',
        resolution,
        resolutionNote: ctx.ports.secrets.read(note).text,
        resolvedBy: ctx.actor,
        closedAt: ctx.clock.now(),
      },
    })
    await settlePromise(ctx, ticket.conversationId)
    await recordAudit(ctx, {
      action: 'ticket.resolved',
      subjectType: 'ticket',
      subjectId: ticketId,
      data: { resolution },
    })
  })
}
