import { recordAudit } from '../audit/index.ts'
import type { Ctx } from '../context.ts'

/** Writes what became of a reminder in the outbox; `open` while the outbox has not decided. */
export async function concludeOutreach(ctx: Ctx, input: { orderId: string }): Promise<'sent' | 'suppressed' | 'open'> {
  const now = ctx.clock.now()
  return ctx.transaction(async (ctx) => {
    const [row] = await ctx.tx.$queryRaw<{ id: string; status: 'sent' | 'suppressed'; reason: string | null }[]>`
      UPDATE outreach r SET status = CASE o.status WHEN 'sent' THEN 'sent' ELSE 'suppressed' END, sent_at = o.sent_at,
        reason = CASE o.status WHEN 'sent' THEN NULL ELSE coalesce(o.reason, o.status) END, not_before = ${now}
      FROM outbound_messages o
      WHERE r.tenant_id = ${ctx.tenantId}::uuid AND r.order_id = ${input.orderId}::uuid AND r.kind = 'abandoned_cart' AND r.status = 'planned'
        AND o.tenant_id = r.tenant_id AND o.id = r.outbound_id AND o.status NOT IN ('queued', 'sending', 'uncertain')
      RETURNING r.id, r.status, r.reason`
    if (!row) return 'open'
    await recordAudit(ctx, {
      action: `outreach.${row.status}`,
      subjectType: 'order',
      subjectId: input.orderId,
      data: { outreachId: row.id, reason: row.reason },
    })
    return row.status
  })
}
