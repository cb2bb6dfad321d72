import type { TxCtx } from '../context.ts'
import type { FailureAction } from './message-channel.ts'

/**
 * A message that the provider refused in its form is said once more in one that can pass: the words without buttons or
 * picture (a document, which is nothing without its file, as it was), or, when the window had closed, for the template
 * that the claim will find. What is said again is never said a third time, and what nobody asked for is said once.
 * @returns the conversation whose outbox got a row, null when there is nothing to say again
 */
export async function sayAgain(ctx: TxCtx, outboundId: string, action: FailureAction): Promise<string | null> {
  if (action !== 'plain' && action !== 'window') return null
  const now = ctx.clock.now()
  const rows = await ctx.tx.$queryRaw<{ conversation_id: string }[]>`
    INSERT INTO outbound_messages
      (tenant_id, id, conversation_id, turn_id, author, kind, epoch, body, media, template, dedupe_key, not_before, created_at)
    SELECT o.tenant_id, ${ctx.ids.uuid()}::uuid, o.conversation_id, o.turn_id, o.author, o.kind, o.epoch, o.body,
      CASE WHEN o.media->>'kind' = 'document' THEN o.media END, o.template, 'again:' || o.id, ${now}, ${now}
    FROM outbound_messages o
    WHERE o.tenant_id = ${ctx.tenantId}::uuid AND o.id = ${outboundId}::uuid
      AND o.kind <> 'outreach' AND o.content_sid IS NULL AND coalesce(o.dedupe_key, '') NOT LIKE 'again:%'
      AND CASE ${action}
        WHEN 'window' THEN o.template IS NOT NULL
        ELSE o.menu IS NOT NULL OR o.media->>'kind' = 'document' OR jsonb_typeof(o.media->'caption') = 'null' END
    ON CONFLICT (tenant_id, dedupe_key) DO NOTHING
    RETURNING conversation_id`
  return rows[0]?.conversation_id ?? null
}
