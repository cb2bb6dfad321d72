import type { TxCtx } from '../context.ts'

/**
 * Puts a conversation where people look: one of them owes it an answer by `dueAt`, or by an earlier promise. Who owns it keeps
 * it, unless `evenIfOwned`: then any other person may see that she waits.
 */
export async function awaitPerson(
  ctx: TxCtx,
  { conversationId, dueAt, evenIfOwned }: { conversationId: string; dueAt: Date; evenIfOwned: boolean },
): Promise<void> {
  await ctx.tx.$executeRaw`
    UPDATE conversations v SET due_at = least(v.due_at, ${dueAt}), snoozed_until = NULL, version = v.version + 1,
      inbox_state = CASE WHEN v.owner = 'human' AND v.inbox_state <> 'waiting' AND NOT ${evenIfOwned} THEN 'person' ELSE 'waiting' END
    WHERE v.tenant_id = ${ctx.tenantId}::uuid AND v.id = ${conversationId}::uuid`
  ctx.tell({ kind: 'conversation', id: conversationId })
}
