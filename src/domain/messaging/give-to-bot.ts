import type { TxCtx } from '../context.ts'
import { AppError } from '../errors.ts'

/**
 * Lets the bot speak again. Drafts stay drafts: what was composed before is not said later. Where a ticket is open that nobody has
 * taken, the conversation goes on waiting for a person. Throws `conflict` when no person owns it.
 */
export async function giveToBot(ctx: TxCtx, conversationId: string): Promise<void> {
  const count = await ctx.tx.$executeRaw`
    UPDATE conversations v SET owner = 'bot', owner_id = NULL, epoch = v.epoch + 1, updated_at = ${ctx.clock.now()},
      assignee_id = NULL, snoozed_until = NULL, due_at = owed.since, version = v.version + 1,
      inbox_state = CASE WHEN owed.since IS NULL THEN 'assistant' ELSE 'waiting' END
    FROM (SELECT min(owed_by(h)) AS since FROM handoff_tickets h
      WHERE h.tenant_id = ${ctx.tenantId}::uuid AND h.conversation_id = ${conversationId}::uuid AND h.status = 'open') owed
    WHERE v.tenant_id = ${ctx.tenantId}::uuid AND v.id = ${conversationId}::uuid AND v.owner = 'human'`
  if (count === 0) throw new AppError('conflict', 'no person owns this conversation')
  ctx.tell({ kind: 'conversation', id: conversationId })
}
