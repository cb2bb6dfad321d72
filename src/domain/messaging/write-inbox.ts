import type { TxCtx } from '../context.ts'
import type { InboxState } from './schemas.ts'

/** What a person's deed changes of a conversation; what is left out stays. */
export interface InboxChange {
  inboxState?: InboxState
  /** Null: the person who had it gives it to whoever of the others comes; the bot stays silent. */
  ownerId?: null
  assigneeId?: string | null
  dueAt?: Date | null
  snoozedUntil?: Date | null
  unreadSince?: Date
}

/** Writes where a conversation stands, and that its row has changed. The caller has locked it and knows that the move may be made. */
export async function writeInbox(ctx: TxCtx, conversationId: string, change: InboxChange): Promise<void> {
  await writeInboxes(ctx, [conversationId], change)
}

/** The same of many conversations, in one statement. */
export async function writeInboxes(ctx: TxCtx, conversationIds: readonly string[], change: InboxChange): Promise<void> {
  await ctx.tx.conversation.updateMany({
    where: { tenantId: ctx.tenantId, id: { in: [...conversationIds] } },
    data: { ...change, version: { increment: 1 } },
  })
  for (const id of conversationIds) ctx.tell({ kind: 'conversation', id })
}
