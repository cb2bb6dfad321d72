import { recordAudit } from '../audit/index.ts'
import type { Ctx } from '../context.ts'
import { AppError } from '../errors.ts'
import { findQueued, queueReply, reachOf } from '../messaging/index.ts'
import { insistOnOwner } from './insist-on-owner.ts'

/**
 * `queued` leaves with the next send. `repeated`: this client id was queued before. The others queue nothing: she said
 * STOP, or the time after her last message in which the channel may be written to has passed; null where it never does.
 */
export type PersonReply =
  | { outcome: 'queued' | 'repeated'; messageId: string; windowClosesAt: Date | null }
  | { outcome: 'opted_out' }
  | { outcome: 'window_closed'; closedAt: Date | null }

/**
 * Says something to the customer as the person who owns the conversation; a secret in it is neither kept nor sent. A client id makes repeating safe. Throws
 * `not_found`, and `conflict` for whoever does not own the conversation or uses a client id for another text.
 */
export async function replyAsPerson(
  ctx: Ctx,
  input: { conversationId: string; text: string; clientId: string | null },
): Promise<PersonReply> {
  const { conversationId, clientId } = input
  const { text } = ctx.ports.secrets.read(input.text)
  const dedupeKey = `person:${conversationId}:${clientId ?? ctx.ids.uuid()}`
  return ctx.transaction(async (ctx) => {
    await insistOnOwner(ctx, conversationId)
    const { optedOut, lastInboundAt, closesAt } = await reachOf(ctx, conversationId)
    const before = await findQueued(ctx, dedupeKey)
    if (before) {
      if (!text.trim().startsWith(before.body))
        throw new AppError('conflict', 'this client id was used for another text')
      return { outcome: 'repeated', messageId: before.id, windowClosesAt: closesAt }
    }
    if (optedOut) return { outcome: 'opted_out' }
    if (closesAt !== null && closesAt <= ctx.clock.now()) {
      return { outcome: 'window_closed', closedAt: lastInboundAt === null ? null : closesAt }
    }
    await queueReply(ctx, { conversationId, author: 'human', kind: 'reply', text, menu: null, dedupeKey })
    const queued = await findQueued(ctx, dedupeKey)
    if (!queued) throw new Error('a reply was queued and is not there')
    await ctx.tx.humanStretch.updateMany({
      where: { tenantId: ctx.tenantId, conversationId, endedAt: null },
      data: { idleAt: null },
    })
    await recordAudit(ctx, {
      action: 'conversation.person_replied',
      subjectType: 'conversation',
      subjectId: conversationId,
      data: { messageId: queued.id },
    })
    return { outcome: 'queued', messageId: queued.id, windowClosesAt: closesAt }
  })
}
