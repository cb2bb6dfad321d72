import type { TxCtx } from '../../context.ts'
import type { C2bClaim } from '../methods/c2b/c2b-provider.ts'

/**
 * The provider itself says that this money has come: a report that nobody could believe is placed like any other. What counts
 * is what the provider says; what else the report said may be anybody's. False when it was placed or proven meanwhile.
 * @param facts only what the provider has said: the rest stays as it was reported
 */
export async function proveNotification(
  ctx: TxCtx,
  notificationId: string,
  facts: Partial<C2bClaim>,
): Promise<boolean> {
  const now = ctx.clock.now()
  const [proven] = await ctx.tx.$queryRaw<{ differs: boolean }[]>`
    UPDATE payment_notifications n SET claim = n.claim || ${JSON.stringify(facts)}::jsonb, proven_at = ${now}::timestamptz,
      handled_at = NULL, verdict = NULL, not_before = ${now}::timestamptz
    FROM (SELECT b.tenant_id, b.id, b.claim FROM payment_notifications b
      WHERE b.tenant_id = ${ctx.tenantId}::uuid AND b.id = ${notificationId}::uuid FOR UPDATE) before
    WHERE n.tenant_id = before.tenant_id AND n.id = before.id AND n.proven_at IS NULL AND NOT n.source_known
      AND (n.handled_at IS NULL OR n.verdict = 'unproven')
    RETURNING (before.claim -> 'amountMinor') IS DISTINCT FROM (n.claim -> 'amountMinor')
      OR (before.claim -> 'typedReference') IS DISTINCT FROM (n.claim -> 'typedReference') AS differs`
  if (!proven) return false
  if (proven.differs) ctx.log.error('payment_report_differs', { tenantId: ctx.tenantId, notificationId })
  ctx.wake({ work: 'notification', notificationId })
  return true
}
