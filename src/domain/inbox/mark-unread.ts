import type { Ctx } from '../context.ts'
import { lockInbox, writeInbox } from '../messaging/index.ts'

/** Shows the customer's last message to the one who asks as if she had not read it. Throws `not_found`. */
export async function markUnread(ctx: Ctx, { conversationId }: { conversationId: string }): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const { lastInboundAt } = await lockInbox(ctx, conversationId)
    if (lastInboundAt === null) return
    const [waiting] = await ctx.tx.$queryRaw<{ since: Date | null }[]>`
      SELECT unread_since AS since FROM conversations WHERE tenant_id = ${ctx.tenantId}::uuid AND id = ${conversationId}::uuid`
    if (!waiting?.since) await writeInbox(ctx, conversationId, { unreadSince: lastInboundAt })
    await ctx.tx.$executeRaw`
      INSERT INTO conversation_reads (tenant_id, conversation_id, reader_id, read_to)
      VALUES (${ctx.tenantId}::uuid, ${conversationId}::uuid, ${ctx.actor}, ${new Date(lastInboundAt.getTime() - 1)})
      ON CONFLICT (tenant_id, conversation_id, reader_id) DO UPDATE SET read_to = excluded.read_to`
  })
}
