import type { Ctx, Tx } from '../context.ts'
import type { Menu, ReplyKind } from './schemas.ts'
import { splitText } from './split-text.ts'

export interface QueuedReply {
  conversationId: string
  author: 'bot' | 'system' | 'human'
  kind: ReplyKind
  text: string
  menu: Menu | null
  /** A fact is told once: a second reply with the same key changes nothing. */
  dedupeKey: string | null
}

/**
 * Puts a message into the outbox in the caller's transaction. Locks the conversation, so that messages of one
 * conversation get their sequence in the order in which their transactions commit.
 * @returns `queued`, or `duplicate` when the dedupe key was used before.
 */
export async function queueReply(tx: Tx, ctx: Ctx, reply: QueuedReply): Promise<'queued' | 'duplicate'> {
  const [conversation] = await tx.$queryRaw<{ epoch: number }[]>`
    SELECT epoch FROM conversations WHERE tenant_id = ${ctx.tenantId}::uuid AND id = ${reply.conversationId}::uuid FOR UPDATE`
  if (!conversation) throw new Error(`conversation ${reply.conversationId} does not exist`)
  const rows = outboundRows(ctx, { ...reply, epoch: conversation.epoch })
  const { count } = await tx.outboundMessage.createMany({
    data: rows.map(({ menu, ...row }) => ({
      ...row,
      tenantId: ctx.tenantId,
      conversationId: reply.conversationId,
      ...(menu ? { menu } : {}),
    })),
    skipDuplicates: true,
  })
  return count === rows.length ? 'queued' : 'duplicate'
}

export interface OutboundRow {
  id: string
  author: string
  kind: ReplyKind
  epoch: number
  body: string
  menu: Menu | null
  dedupeKey: string | null
  notBefore: Date
  createdAt: Date
}

/** One row per segment; choices go with the last one, under which the customer will tap. */
export function outboundRows(
  ctx: Ctx,
  reply: Pick<QueuedReply, 'author' | 'kind' | 'text' | 'menu' | 'dedupeKey'> & { epoch: number },
): OutboundRow[] {
  const now = ctx.clock.now()
  const segments = splitText(reply.text)
  return segments.map((body, index) => ({
    id: ctx.ids.uuid(),
    author: reply.author,
    kind: reply.kind,
    epoch: reply.epoch,
    body,
    menu: index === segments.length - 1 ? reply.menu : null,
    dedupeKey: reply.dedupeKey === null ? null : `${reply.dedupeKey}:${index}`,
    notBefore: now,
    createdAt: now,
  }))
}
