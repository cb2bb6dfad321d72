import type { TxCtx } from '../context.ts'

/** Tells whoever looks at a conversation of a customer that she is another now. */
export async function tellConversations(ctx: TxCtx, customerId: string): Promise<void> {
  const hers = await ctx.tx.conversation.findMany({
    where: { tenantId: ctx.tenantId, customerId, channel: { tenantId: ctx.tenantId } },
    select: { id: true },
  })
  for (const { id } of hers) ctx.tell({ kind: 'conversation', id })
}
