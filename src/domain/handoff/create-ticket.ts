import { newReference } from '../../lib/reference.ts'
import { recordAudit } from '../audit/index.ts'
import type { Ctx } from '../context.ts'
import { AppError } from '../errors.ts'
import { awaitPerson } from '../messaging/index.ts'
import { gatherContext } from './gather-context.ts'
import type { HandoffReason, TicketView } from './schemas.ts'
import { slaOf } from './sla-of.ts'

export interface NewTicket {
  reason: HandoffReason
  summary: string
  /** Where the conversation stood, for whoever takes over. */
  journey: string
  step: string
}

/**
 * Asks a person of the shop to take the conversation over, with everything they must know. A conversation has one open
 * ticket per reason, and none just to talk where a person comes anyway: asking again gives that one. Throws `not_found` for a conversation that does not exist.
 */
export async function createTicket(ctx: Ctx, input: NewTicket): Promise<TicketView> {
  const { conversationId } = ctx
  if (conversationId === null) throw new AppError('invalid_input', 'a ticket belongs to a conversation')
  return ctx.transaction(async (ctx) => {
    const { settings, open, context } = await gatherContext(ctx, { conversationId, reason: input.reason })
    if (open) return { ...open, reason: input.reason, promisedAt: open.promisedAt.toISOString() }
    const now = ctx.clock.now()
    const ticket = {
      id: ctx.ids.uuid(),
      reference: newReference(ctx.ids.secret),
      ...slaOf(settings, input.reason, now),
    }
    await ctx.tx.handoffTicket.create({
      data: {
        ...ticket,
        tenantId: ctx.tenantId,
        conversationId,
        reason: input.reason,
        summary: input.summary,
        context: { ...context, requestId: ctx.requestId, journey: input.journey, step: input.step },
        createdAt: now,
      },
      select: { id: true },
    })
    await recordAudit(ctx, {
      action: 'ticket.opened',
      subjectType: 'ticket',
      subjectId: ticket.id,
      data: { reason: input.reason, journey: input.journey, step: input.step },
    })
    const { id, reference, promisedAt, solveBy } = ticket
    await awaitPerson(ctx, {
      conversationId,
      dueAt: solveBy !== null && solveBy < promisedAt ? solveBy : promisedAt,
      evenIfOwned: false,
    })
    return { ticketId: id, reference, status: 'open', reason: input.reason, promisedAt: promisedAt.toISOString() }
  })
}
