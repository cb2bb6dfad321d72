import type { TxCtx } from '../context.ts'

/** Whether the customer of a conversation may be written to: that she said STOP, and when she wrote last. */
export async function reachOf(
  ctx: TxCtx,
  conversationId: string,
): Promise<{ optedOut: boolean; lastInboundAt: Date | null }> {
  const { lastInboundAt, customer } = await ctx.tx.conversation.findUniqueOrThrow({
    where: { tenantId_id: { tenantId: ctx.tenantId, id: conversationId } },
    select: { lastInboundAt: true, customer: { select: { optedOutAt: true } } },
  })
  return { lastInboundAt, optedOut: customer.optedOutAt !== null }
}
