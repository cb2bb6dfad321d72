import { z } from 'zod'
import type { TxCtx } from '../context.ts'
import { previewOf } from './queue-reply.ts'
import type { TemplateUse } from './schemas.ts'

/** What nobody asked for, for one of many conversations. */
export interface Unasked {
  outboundId: string
  conversationId: string
  /** Of one message: nothing is split. */
  text: string
  template: TemplateUse
  /** It is said once: a second one with the same key is not queued. */
  dedupeKey: string
}

/**
 * Puts an unasked message into the outbox of each of many conversations, in one statement, and wakes their delivery. The conversations
 * are locked in the order of their ids.
 * @returns the ids of those that were queued
 */
export async function queueOutreach(ctx: TxCtx, messages: readonly Unasked[]): Promise<ReadonlySet<string>> {
  if (messages.length === 0) return new Set()
  const rows = JSON.stringify(messages.map((one) => ({ ...one, preview: previewOf({ text: one.text }) })))
  const queued = await ctx.tx.$queryRaw`
    WITH asked AS (
      SELECT * FROM jsonb_to_recordset(${rows}::jsonb)
        AS a("outboundId" uuid, "conversationId" uuid, text text, preview text, template jsonb, "dedupeKey" text)),
    locked AS (
      SELECT v.tenant_id, v.id, v.epoch FROM conversations v
      WHERE v.tenant_id = ${ctx.tenantId}::uuid AND v.id IN (SELECT a."conversationId" FROM asked a) ORDER BY v.id FOR UPDATE),
    queued AS (
      INSERT INTO outbound_messages (tenant_id, id, conversation_id, author, kind, epoch, body, template, dedupe_key, not_before, created_at)
      SELECT l.tenant_id, a."outboundId", l.id, 'system', 'outreach', l.epoch, a.text, a.template, a."dedupeKey", ${ctx.clock.now()}, ${ctx.clock.now()}
      FROM asked a JOIN locked l ON l.id = a."conversationId"
      ON CONFLICT (tenant_id, dedupe_key) DO NOTHING RETURNING id, conversation_id),
    shown AS (
      UPDATE conversations v SET version = v.version + 1, last_message_at = ${ctx.clock.now()}, last_from = 'system', last_preview = a.preview
      FROM queued q JOIN asked a ON a."outboundId" = q.id
      WHERE v.tenant_id = ${ctx.tenantId}::uuid AND v.id = q.conversation_id AND v.owner = 'bot')
    SELECT id, conversation_id AS "conversationId" FROM queued`
  const found = z.array(z.object({ id: z.uuid(), conversationId: z.uuid() })).parse(queued)
  for (const { conversationId } of found) {
    ctx.wake({ work: 'sends', conversationId })
    ctx.tell({ kind: 'conversation', id: conversationId })
  }
  return new Set(found.map(({ id }) => id))
}
