import type { TxCtx } from '../context.ts'

/**
 * After a ticket has ended or begun anew: what is still owed, and whether anybody is still waited for. A conversation that its owner
 * left waiting is owed an answer without a ticket too.
 */
export async function settlePromise(ctx: TxCtx, conversationId: string): Promise<void> {
  await ctx.tx.$executeRaw`
    UPDATE conversations v SET version = v.version + 1,
      due_at = CASE WHEN v.owner = 'human' AND v.inbox_state = 'waiting' THEN coalesce(owed.since, v.due_at) ELSE owed.since END,
      inbox_state = CASE WHEN v.owner = 'human' OR v.inbox_state IN ('snoozed', 'done') THEN v.inbox_state
        WHEN owed.since IS NULL THEN 'assistant' ELSE 'waiting' END
    FROM (SELECT min(owed_by(h)) AS since FROM handoff_tickets h
      WHERE h.tenant_id = ${ctx.tenantId}::uuid AND h.conversation_id = ${conversationId}::uuid
        AND h.status IN ('open', 'claimed')) owed
    WHERE v.tenant_id = ${ctx.tenantId}::uuid AND v.id = ${conversationId}::uuid`
  ctx.tell({ kind: 'conversation', id: conversationId })
}
