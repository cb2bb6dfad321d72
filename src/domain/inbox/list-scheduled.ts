import type { TxCtx } from '../context.ts'

/** A message that waits for its time. */
export interface Scheduled {
  scheduledId: string
  authorId: string
  text: string
  at: Date
}

/** What waits to be sent in a conversation, the earliest first. */
export async function listScheduled(ctx: TxCtx, { conversationId }: { conversationId: string }): Promise<Scheduled[]> {
  const rows = await ctx.tx.scheduledMessage.findMany({
    where: { tenantId: ctx.tenantId, conversationId, status: 'scheduled' },
    orderBy: [{ at: 'asc' }, { id: 'asc' }],
    select: { id: true, authorId: true, text: true, at: true },
  })
  return rows.map(({ id, ...row }) => ({ scheduledId: id, ...row }))
}
