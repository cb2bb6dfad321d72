import type { TxCtx } from '../context.ts'

/** Takes the oldest unfinished message of a conversation out of the way of the others, and wakes them. */
export async function giveUpSend(ctx: TxCtx, { conversationId }: { conversationId: string }): Promise<void> {
  const given = await ctx.tx.$queryRaw<{ id: string }[]>`
    UPDATE outbound_messages o SET status = 'failed', reason = 'gave_up'
    WHERE o.tenant_id = ${ctx.tenantId}::uuid AND o.status IN ('queued', 'sending', 'uncertain') AND o.id = (
      SELECT n.id FROM outbound_messages n
      WHERE n.tenant_id = ${ctx.tenantId}::uuid AND n.conversation_id = ${conversationId}::uuid
        AND n.status IN ('queued', 'sending', 'uncertain')
      ORDER BY n.seq LIMIT 1)
    RETURNING o.id`
  for (const { id } of given) ctx.log.error('outbound_given_up', { tenantId: ctx.tenantId, outboundId: id })
  ctx.wake({ work: 'sends', conversationId })
}
