import type { TxCtx } from '../context.ts'
import { AppError } from '../errors.ts'

/**
 * Lets a person speak in a conversation and nobody else: raises the epoch, so that a running turn cannot commit its reply
 * as sent, fences everything composed before and turns what waits in the outbox into drafts. Repeating it is safe;
 * another person's conversation passes to the new one. Throws `not_found`.
 * @returns who had it before; `operator` is null where it was the bot
 */
export async function giveToPerson(
  ctx: TxCtx,
  { conversationId, operator }: { conversationId: string; operator: string },
): Promise<{ was: 'bot' | 'human'; operator: string | null }> {
  const [before] = await ctx.tx.$queryRaw<{ was: 'bot' | 'human'; operator: string | null }[]>`
    WITH before AS (
      SELECT tenant_id, id, owner, owner_id FROM conversations
      WHERE tenant_id = ${ctx.tenantId}::uuid AND id = ${conversationId}::uuid FOR UPDATE)
    UPDATE conversations v SET owner = 'human', owner_id = ${operator}, updated_at = ${ctx.clock.now()},
      inbox_state = 'person', assignee_id = ${operator}, snoozed_until = NULL, version = v.version + 1,
      epoch = CASE before.owner WHEN 'bot' THEN v.epoch + 1 ELSE v.epoch END,
      fenced_epoch = CASE before.owner WHEN 'bot' THEN v.epoch + 1 ELSE v.fenced_epoch END
    FROM before WHERE v.tenant_id = before.tenant_id AND v.id = before.id
    RETURNING before.owner AS was, before.owner_id AS operator`
  if (!before) throw new AppError('not_found', 'there is no such conversation')
  ctx.tell({ kind: 'conversation', id: conversationId })
  await ctx.tx.$executeRaw`
    UPDATE outbound_messages SET reason = 'taken_over', status = CASE kind WHEN 'outreach' THEN 'suppressed' ELSE 'draft' END
    WHERE tenant_id = ${ctx.tenantId}::uuid AND conversation_id = ${conversationId}::uuid
      AND status = 'queued' AND author <> 'human' AND kind <> 'consent'`
  return before
}
