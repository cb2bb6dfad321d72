import { recordAudit } from '../audit/index.ts'
import type { Ctx, TxCtx } from '../context.ts'
import { AppError } from '../errors.ts'
import { findFile, findQueued, queueReply, reachOf } from '../messaging/index.ts'
import { answerTickets } from './answer-tickets.ts'
import { insistOnOwner } from './insist-on-owner.ts'

/** Up to which message of the customer, and of the shop, the author of a reply had read when she wrote it. */
export interface Seen {
  epoch: number
  seq: number
}

/**
 * `queued` leaves with the next send. `repeated`: this client id was queued before. The others queue nothing: she said
 * STOP, the time after her last message in which the channel may be written to has passed (null where it never does), or
 * somebody has written what the author has not seen.
 */
export type PersonReply =
  | { outcome: 'queued' | 'repeated'; messageId: string; windowClosesAt: Date | null }
  | { outcome: 'newer_messages' }
  | { outcome: 'opted_out' }
  | { outcome: 'window_closed'; closedAt: Date | null }

export interface Said {
  conversationId: string
  text: string
  clientId: string | null
  seen: Seen | null
  /** A file that was kept for this conversation, to go along. */
  fileId?: string | null
}

/**
 * Says something to the customer as the person who owns the conversation; a secret in it is neither kept nor sent. A client id makes
 * repeating safe. Without `seen` the author takes what was written meanwhile upon herself. Throws
 * `not_found`, and `conflict` for whoever does not own the conversation or uses a client id for another text,
 * and `invalid_input` for a file that is not kept for this conversation.
 */
export async function replyAsPerson(ctx: Ctx, input: Said): Promise<PersonReply> {
  const { conversationId, clientId } = input
  const { text } = ctx.ports.secrets.read(input.text)
  const dedupeKey = `person:${conversationId}:${clientId ?? ctx.ids.uuid()}`
  return ctx.transaction(async (ctx) => {
    await insistOnOwner(ctx, conversationId)
    const { optedOut, lastInboundAt, closesAt } = await reachOf(ctx, conversationId)
    const media = input.fileId == null ? null : await findFile(ctx, { conversationId, fileId: input.fileId })
    if (input.fileId != null && media === null)
      throw new AppError('invalid_input', 'media_id: no such file is kept here')
    const before = await findQueued(ctx, dedupeKey)
    if (before) {
      if (!text.trim().startsWith(before.body) && before.body !== media?.filename)
        throw new AppError('conflict', 'this client id was used for another text')
      return { outcome: 'repeated', messageId: before.id, windowClosesAt: closesAt }
    }
    if (optedOut) return { outcome: 'opted_out' }
    if (closesAt !== null && closesAt <= ctx.clock.now()) {
      return { outcome: 'window_closed', closedAt: lastInboundAt === null ? null : closesAt }
    }
    if (input.seen !== null && (await isBehind(ctx, conversationId, input.seen))) return { outcome: 'newer_messages' }
    await queueReply(ctx, { conversationId, author: 'human', kind: 'reply', text, menu: null, media, dedupeKey })
    const queued = await findQueued(ctx, dedupeKey)
    if (!queued) throw new Error('a reply was queued and is not there')
    await ctx.tx.humanStretch.updateMany({
      where: { tenantId: ctx.tenantId, conversationId, endedAt: null },
      data: { idleAt: null },
    })
    await answerTickets(ctx, conversationId)
    await recordAudit(ctx, {
      action: 'conversation.person_replied',
      subjectType: 'conversation',
      subjectId: conversationId,
      data: { messageId: queued.id },
    })
    return { outcome: 'queued', messageId: queued.id, windowClosesAt: closesAt }
  })
}

/** Whether anything stands in the conversation that the author did not see. Asked under its lock, so nothing comes in between. */
async function isBehind(ctx: TxCtx, conversationId: string, { epoch, seq }: Seen): Promise<boolean> {
  const [row] = await ctx.tx.$queryRaw<{ behind: boolean }[]>`
    SELECT EXISTS (SELECT FROM inbound_messages i
        WHERE i.tenant_id = ${ctx.tenantId}::uuid AND i.conversation_id = ${conversationId}::uuid AND i.epoch > ${epoch})
      OR EXISTS (SELECT FROM outbound_messages o
        WHERE o.tenant_id = ${ctx.tenantId}::uuid AND o.conversation_id = ${conversationId}::uuid AND o.seq > ${seq}
          AND o.status NOT IN ('draft', 'suppressed')) AS behind`
  return row?.behind === true
}
