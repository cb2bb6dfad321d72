import type { Ctx, TxCtx } from '../context.ts'
import type { Menu, OutboundMedia, ReplyKind, TemplateUse } from './schemas.ts'
import { splitText } from './split-text.ts'

/** Words under a file, as WhatsApp takes them. */
const CAPTION_LIMIT = 1_024
/** In characters, as the database counts them. */
const PREVIEW_LENGTH = 120

export interface QueuedReply {
  conversationId: string
  author: 'bot' | 'system' | 'human'
  kind: ReplyKind
  text: string
  menu: Menu | null
  /** A file that goes along. */
  media?: OutboundMedia | null
  /** What may say the same when the 24-hour window has closed; without it such a message is blocked. */
  template?: TemplateUse | null
  /** A fact is told once: a second reply with the same key changes nothing. */
  dedupeKey: string | null
}

/**
 * Puts a message into the outbox in the caller's transaction and wakes its delivery. Locks the conversation, so that messages of one
 * conversation get their sequence in the order in which their transactions commit.
 * @returns `queued`, or `duplicate` when the dedupe key was used before.
 */
export async function queueReply(ctx: TxCtx, reply: QueuedReply): Promise<'queued' | 'duplicate'> {
  const epoch = await lockAndShow(ctx, reply)
  const rows = outboundRows(ctx, { ...reply, epoch })
  const { count } = await ctx.tx.outboundMessage.createMany({
    data: rows.map(({ menu, media, template, ...row }) => ({
      ...row,
      tenantId: ctx.tenantId,
      conversationId: reply.conversationId,
      ...(menu ? { menu } : {}),
      ...(media ? { media } : {}),
      ...(template ? { template } : {}),
    })),
    skipDuplicates: true,
  })
  ctx.wake({ work: 'sends', conversationId: reply.conversationId })
  ctx.tell({ kind: 'conversation', id: reply.conversationId })
  return count === rows.length ? 'queued' : 'duplicate'
}

/**
 * Locks the conversation and writes what the list shows of this message, in one statement. One that was told before shows nothing
 * new, and what the bot would say while a person owns the conversation is shown by nobody.
 */
async function lockAndShow(ctx: TxCtx, reply: QueuedReply): Promise<number> {
  const byPerson = reply.author === 'human'
  const [conversation] = await ctx.tx.$queryRaw<{ epoch: number }[]>`
    WITH locked AS (
      SELECT tenant_id, id, epoch, owner FROM conversations
      WHERE tenant_id = ${ctx.tenantId}::uuid AND id = ${reply.conversationId}::uuid FOR UPDATE),
    shown AS (
      SELECT l.tenant_id, l.id FROM locked l
      WHERE (${byPerson} OR ${reply.kind === 'consent'} OR l.owner = 'bot')
        AND NOT EXISTS (SELECT FROM outbound_messages o
          WHERE o.tenant_id = l.tenant_id AND o.dedupe_key = ${reply.dedupeKey === null ? null : `${reply.dedupeKey}:0`})),
    written AS (
      UPDATE conversations v SET version = v.version + 1, last_message_at = ${ctx.clock.now()},
        last_from = ${byPerson ? 'person' : reply.author}, last_preview = ${previewOf(reply)},
        unread_since = CASE WHEN ${byPerson} THEN NULL ELSE v.unread_since END,
        snoozed_until = CASE WHEN ${byPerson} THEN NULL ELSE v.snoozed_until END,
        inbox_state = CASE WHEN ${byPerson} AND v.inbox_state IN ('waiting', 'snoozed') THEN 'person' ELSE v.inbox_state END
      FROM shown s WHERE v.tenant_id = s.tenant_id AND v.id = s.id)
    SELECT epoch FROM locked`
  if (!conversation) throw new Error(`conversation ${reply.conversationId} does not exist`)
  return conversation.epoch
}

/** What the list of conversations shows of a message: its beginning, or the name of the file that it is. */
export function previewOf({ text, media }: Pick<QueuedReply, 'text' | 'media'>): string {
  const words = text.trim() === '' ? (media?.filename ?? '') : text.trim()
  return [...words].slice(0, PREVIEW_LENGTH).join('')
}

export interface OutboundRow {
  id: string
  author: string
  kind: ReplyKind
  epoch: number
  body: string
  menu: Menu | null
  media: OutboundMedia | null
  template: TemplateUse | null
  dedupeKey: string | null
  notBefore: Date
  createdAt: Date
}

/**
 * One row per message: the file first, unless the words fit under it, then the segments of the text. Choices go with the
 * last one, under which the customer will tap; the template stands for all of it, so the first text carries it.
 */
export function outboundRows(ctx: Ctx, reply: Omit<QueuedReply, 'conversationId'> & { epoch: number }): OutboundRow[] {
  const now = ctx.clock.now()
  const media = reply.media ?? null
  const segments = splitText(reply.text)
  const fits = segments.length === 1 && reply.text.length <= CAPTION_LIMIT
  const isCaption = media !== null && media.caption === null && reply.menu === null && fits
  const texts = segments.map((body, index) => ({
    body,
    menu: index === segments.length - 1 ? reply.menu : null,
    media: isCaption ? media : null,
    template: index === 0 ? (reply.template ?? null) : null,
  }))
  const ahead = { body: media?.caption ?? media?.filename ?? '', menu: null, media, template: null }
  const messages = media === null || isCaption ? texts : [ahead, ...texts]
  return messages.map((message, index) => ({
    id: ctx.ids.uuid(),
    author: reply.author,
    kind: reply.kind,
    epoch: reply.epoch,
    ...message,
    dedupeKey: reply.dedupeKey === null ? null : `${reply.dedupeKey}:${index}`,
    notBefore: now,
    createdAt: now,
  }))
}
