import { recordAudit } from '../audit/index.ts'
import type { Ctx } from '../context.ts'
import { AppError } from '../errors.ts'
import { claimConversation } from './claim-conversation.ts'
import { lockTicket } from './lock-ticket.ts'
import type { TakeOver } from './take-over.ts'

/**
 * Claims a ticket and takes its conversation over, both or neither. Asking again is safe. Throws `not_found`, and
 * `conflict` for a ticket that is resolved or whose conversation a colleague has.
 */
export async function claimTicket(ctx: Ctx, input: { ticketId: string; takeFrom: string | null }): Promise<TakeOver> {
  return ctx.transaction(async (ctx) => {
    const ticket = await lockTicket(ctx, input.ticketId)
    if (ticket.status === 'resolved') throw new AppError('conflict', 'this ticket is resolved')
    const { conversationId } = ticket
    const taken = await claimConversation(ctx, { conversationId, takeFrom: input.takeFrom })
    if (ticket.status === 'claimed' && ticket.claimedBy === ctx.actor) return taken
    await ctx.tx.handoffTicket.updateMany({
      where: { tenantId: ctx.tenantId, id: ticket.id },
      data: { status: 'claimed', claimedBy: ctx.actor, claimedAt: ctx.clock.now() },
    })
    await recordAudit(ctx, {
      action: 'ticket.claimed',
      subjectType: 'ticket',
      subjectId: ticket.id,
      data: { conversationId, from: ticket.claimedBy },
    })
    return taken
  })
}
