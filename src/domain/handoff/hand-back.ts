import { recordAudit } from '../audit/index.ts'
import type { Ctx, TxCtx } from '../context.ts'
import { giveToBot } from '../messaging/index.ts'
import { StretchSummary, type StretchWords } from './schemas.ts'

/**
 * Gives the conversation back to the bot and ends the stretch with what the person says of it; what can be counted is
 * counted here. Throws `conflict` when no person owns it.
 * @returns the id of the stretch that has ended
 */
export async function handBack(ctx: Ctx, input: { conversationId: string; summary: StretchWords }): Promise<string> {
  return ctx.transaction(async (ctx) => {
    await giveToBot(ctx, input.conversationId)
    const stretchId = await endStretch(ctx, input)
    await recordAudit(ctx, {
      action: 'conversation.handed_back',
      subjectType: 'conversation',
      subjectId: input.conversationId,
      data: { stretchId, outcome: input.summary.outcome },
    })
    return stretchId
  })
}

async function endStretch(
  ctx: TxCtx,
  { conversationId, summary }: { conversationId: string; summary: StretchWords },
): Promise<string> {
  const now = ctx.clock.now()
  const [counted] = await ctx.tx.$queryRaw<{ id: string; counts: unknown }[]>`
    SELECT s.id, jsonb_build_object(
      'messages', jsonb_build_object(
        'customer', (SELECT count(*) FROM inbound_messages i WHERE i.tenant_id = s.tenant_id AND i.conversation_id = s.conversation_id
          AND i.received_at >= s.started_at),
        'person', (SELECT count(*) FROM outbound_messages o WHERE o.tenant_id = s.tenant_id AND o.conversation_id = s.conversation_id
          AND o.author = 'human' AND o.created_at >= s.started_at)),
      'orders', (SELECT coalesce(jsonb_agg(jsonb_build_object('orderId', n.id, 'reference', n.reference, 'status', n.status)
          ORDER BY n.updated_at), '[]')
        FROM orders n WHERE n.tenant_id = s.tenant_id AND n.conversation_id = s.conversation_id AND n.updated_at >= s.started_at)
      ) AS counts
    FROM human_stretches s
    WHERE s.tenant_id = ${ctx.tenantId}::uuid AND s.conversation_id = ${conversationId}::uuid AND s.ended_at IS NULL`
  if (!counted) throw new Error(`conversation ${conversationId} has an owner and no stretch`)
  const whole = StretchSummary.parse({ ...summary, ...Object(counted.counts) })
  await ctx.tx.humanStretch.updateMany({
    where: { tenantId: ctx.tenantId, id: counted.id },
    data: { endedAt: now, summary: whole },
  })
  return counted.id
}
