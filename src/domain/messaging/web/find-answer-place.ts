import { z } from 'zod'
import type { Ctx } from '../../context.ts'

const Place = z.array(z.object({ seq: z.coerce.number() }))

/**
 * After which message of a talk the answer to this one begins: before the first of its turn, where that has run; else behind all
 * that was sent so far, because messages leave in order.
 */
export async function findAnswerPlace(ctx: Ctx, input: { conversationId: string; messageId: string }): Promise<number> {
  const rows = await ctx.statement`
    SELECT coalesce(
      (SELECT min(o.seq) - 1 FROM outbound_messages o
        JOIN inbound_messages i ON i.tenant_id = o.tenant_id AND i.turn_id = o.turn_id
        WHERE i.tenant_id = ${ctx.tenantId}::uuid AND i.id = ${input.messageId}::uuid),
      (SELECT max(o.seq) FROM outbound_messages o
        WHERE o.tenant_id = ${ctx.tenantId}::uuid AND o.conversation_id = ${input.conversationId}::uuid AND o.status = 'sent'),
      0) AS seq`
  return Place.parse(rows)[0]?.seq ?? 0
}
