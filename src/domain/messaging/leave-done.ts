import type { TxCtx } from '../context.ts'

/**
 * Puts a conversation back that was done, where some messages have brought it back that ask for nothing: nobody has said anything else
 * since, and nothing is owed by a ticket.
 */
export async function leaveDone(
  ctx: TxCtx,
  { conversationId, messageIds, since }: { conversationId: string; messageIds: readonly string[]; since: Date },
): Promise<void> {
  await ctx.tx.$executeRaw`
    UPDATE conversations v SET inbox_state = 'done', unread_since = NULL, version = v.version + 1
    WHERE v.tenant_id = ${ctx.tenantId}::uuid AND v.id = ${conversationId}::uuid
      AND v.owner = 'bot' AND v.inbox_state IN ('assistant', 'waiting')
      AND NOT EXISTS (SELECT FROM handoff_tickets h
        WHERE h.tenant_id = v.tenant_id AND h.conversation_id = v.id AND h.status IN ('open', 'claimed'))
      AND NOT EXISTS (SELECT FROM inbound_messages i
        WHERE i.tenant_id = v.tenant_id AND i.conversation_id = v.id AND i.received_at > ${since}
          AND i.id <> ALL(${[...messageIds]}::uuid[]))`
  ctx.tell({ kind: 'conversation', id: conversationId })
}
