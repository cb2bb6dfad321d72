import { z } from 'zod'
import type { Ctx } from '../../domain/context.ts'
import { TurnEffect } from '../../domain/replay/index.ts'
import { SaidReply, saidReplies } from './recorded.ts'
import type { StagedConversation } from './stage-conversation.ts'

const Row = TurnEffect.omit({ replies: true }).extend({ replies: z.array(SaidReply) })

/** What the newest turn of a played conversation came to, and how the shop stands after it; its words count as sent. */
export async function effectOfTurn(
  ctx: Ctx,
  { customerId, conversationId }: StagedConversation,
  began: Date,
): Promise<TurnEffect> {
  const rows = await ctx.statement`
    WITH newest AS (
      SELECT t.* FROM turns t WHERE t.tenant_id = ${ctx.tenantId}::uuid AND t.conversation_id = ${conversationId}::uuid
      ORDER BY t.epoch DESC LIMIT 1),
    ordered AS (
      SELECT * FROM orders d WHERE d.tenant_id = ${ctx.tenantId}::uuid AND d.conversation_id = ${conversationId}::uuid),
    left_for AS (
      UPDATE outbound_messages o SET status = 'sent', sent_at = created_at
      WHERE o.tenant_id = ${ctx.tenantId}::uuid AND o.conversation_id = ${conversationId}::uuid AND o.status = 'queued' RETURNING o.id)
    SELECT n.outcome, n.trace->>'journey' AS journey, n.trace->>'language' AS language,
      (SELECT coalesce(json_agg(json_build_object('body', o.body, 'menu', o.menu) ORDER BY o.seq), '[]') FROM outbound_messages o
        WHERE o.tenant_id = n.tenant_id AND o.turn_id = n.id) AS replies,
      (SELECT coalesce(json_agg(json_build_object('status', d.status, 'total_minor', d.total_minor, 'discount_minor', d.discount_minor,
        'fee_minor', d.delivery_fee_minor) ORDER BY d.created_at, d.id), '[]') FROM ordered d) AS orders,
      (SELECT coalesce(json_agg(json_build_object('method', a.method, 'status', a.status, 'amount_minor', a.amount_minor)
        ORDER BY a.created_at, a.id), '[]') FROM payment_attempts a
        WHERE a.tenant_id = n.tenant_id AND a.order_id IN (SELECT id FROM ordered)) AS payments,
      (SELECT coalesce(json_agg(json_build_object('purpose', l.purpose, 'action', l.action) ORDER BY l.at, l.purpose), '[]')
        FROM consent_ledger l WHERE l.tenant_id = n.tenant_id AND l.customer_id = ${customerId}::uuid AND l.at >= ${began}) AS consents,
      (SELECT coalesce(json_agg(k.reason ORDER BY k.created_at, k.id), '[]') FROM handoff_tickets k
        WHERE k.tenant_id = n.tenant_id AND k.conversation_id = n.conversation_id) AS tickets
    FROM newest n`
  const [row] = z.tuple([Row]).parse(rows)
  return { ...row, replies: saidReplies(row.replies) }
}
