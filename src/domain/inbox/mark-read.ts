import type { Ctx } from '../context.ts'
import { insistOnConversation } from './insist-on-conversation.ts'

/**
 * Remembers that the one who asks has read down to an instant; what she has read further stays read, and nothing that is to
 * come is. Throws `not_found`.
 */
export async function markRead(
  ctx: Ctx,
  { conversationId, readTo }: { conversationId: string; readTo: Date },
): Promise<void> {
  const until = new Date(Math.min(readTo.getTime(), ctx.clock.now().getTime()))
  await ctx.transaction(async (ctx) => {
    await insistOnConversation(ctx, conversationId)
    await ctx.tx.$executeRaw`
      INSERT INTO conversation_reads AS r (tenant_id, conversation_id, reader_id, read_to)
      VALUES (${ctx.tenantId}::uuid, ${conversationId}::uuid, ${ctx.actor}, ${until})
      ON CONFLICT (tenant_id, conversation_id, reader_id) DO UPDATE SET read_to = greatest(r.read_to, excluded.read_to)`
  })
}
