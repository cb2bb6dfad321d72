import type { TxCtx } from '../context.ts'
import { ChannelKind } from './schemas.ts'
import { windowClosesAt } from './service-window.ts'

/** Whether the customer of a conversation may be written to: that she said STOP, when she wrote last, and until when the chat is open (null: always). */
export async function reachOf(
  ctx: TxCtx,
  conversationId: string,
): Promise<{ optedOut: boolean; lastInboundAt: Date | null; closesAt: Date | null }> {
  const { lastInboundAt, customer, channel } = await ctx.tx.conversation.findUniqueOrThrow({
    where: { tenantId_id: { tenantId: ctx.tenantId, id: conversationId } },
    select: { lastInboundAt: true, customer: { select: { optedOutAt: true } }, channel: { select: { kind: true } } },
  })
  const closesAt = windowClosesAt(ChannelKind.parse(channel.kind), lastInboundAt)
  return { lastInboundAt, closesAt, optedOut: customer.optedOutAt !== null }
}
