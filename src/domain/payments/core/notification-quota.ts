import type { TxCtx } from '../../context.ts'

/** Reports that settle nothing: of an order nobody knows, in a form nobody can read, or a question before a payment. */
export type IdleReport = 'unknown_order' | 'unreadable' | 'validation'

/** So many of an account leave a row within an hour. Whoever has learnt an address must not fill the tables. */
const MOST_AN_HOUR: Record<IdleReport, number> = { unknown_order: 50, unreadable: 50, validation: 2_000 }
const SOURCE: Record<IdleReport, string> = {
  unknown_order: 'card_notification',
  unreadable: 'c2b',
  validation: 'c2b_validation',
}
const HOUR_MS = 3_600_000

/** True while such a report may leave a row of its own; beyond that it is counted, in one row per account and hour. */
export async function mayKeepReport(
  ctx: TxCtx,
  { accountId, provider, kind }: { accountId: string; provider: string; kind: IdleReport },
): Promise<boolean> {
  const now = ctx.clock.now()
  const kept = await ctx.tx.paymentNotification.count({
    where: {
      tenantId: ctx.tenantId,
      accountId,
      source: SOURCE[kind],
      receivedAt: { gt: new Date(now.getTime() - HOUR_MS) },
      ...(kind === 'validation'
        ? {}
        : { eventKey: { contains: kind === 'unreadable' ? ':unreadable:' : ':unknown:' } }),
    },
  })
  if (kept < MOST_AN_HOUR[kind]) return true
  const hour = Math.floor(now.getTime() / HOUR_MS)
  await ctx.tx.$executeRaw`
    INSERT INTO payment_notifications
      (tenant_id, id, account_id, provider, source, event_key, claim, raw, verdict, received_at, handled_at)
    VALUES (${ctx.tenantId}::uuid, ${ctx.ids.uuid()}::uuid, ${accountId}::uuid, ${provider}, ${SOURCE[kind]},
      ${`flood:${kind}:${accountId}:${hour}`}, '{"count": 1}', '{}', 'flooded', ${now}::timestamptz, ${now}::timestamptz)
    ON CONFLICT (tenant_id, event_key) DO UPDATE
      SET claim = jsonb_build_object('count', (payment_notifications.claim->>'count')::int + 1)`
  ctx.log.warn('payment_reports_flooded', { tenantId: ctx.tenantId, accountId, kind })
  return false
}
