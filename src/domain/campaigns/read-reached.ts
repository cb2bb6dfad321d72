import type { TxCtx } from '../context.ts'
import type { HandoffReason } from '../handoff/index.ts'
import { Reached } from './schemas.ts'

/** Tickets that say that a customer is not content. */
const COMPLAINTS: readonly HandoffReason[] = ['dispute', 'frustration']
/** What follows a message within so many days is put down to it; what is a complaint, within one. */
export const RESPONSE_DAYS = 7

/**
 * What became of the targets of a campaign that were written to since an instant; `targets`, `planned` and `skipped` are of all. The
 * withdrawals and tickets of the time are looked through for its targets, which are many more.
 */
export async function readReached(
  ctx: TxCtx,
  { campaignId, since }: { campaignId: string; since: Date },
): Promise<Reached> {
  const [row] = await ctx.tx.$queryRaw<unknown[]>`
    WITH g AS MATERIALIZED (
      SELECT g.customer_id, g.conversation_id, g.status, o.status AS sent_as, o.provider_status, o.sent_at
      FROM campaign_targets g
      LEFT JOIN outbound_messages o ON o.tenant_id = g.tenant_id AND o.id = g.outbound_id AND g.queued_at >= ${since}::timestamptz
      WHERE g.tenant_id = ${ctx.tenantId}::uuid AND g.campaign_id = ${campaignId}::uuid)
    SELECT count(*)::int AS targets, count(*) FILTER (WHERE status = 'planned')::int AS planned,
      count(*) FILTER (WHERE status = 'skipped')::int AS skipped,
      count(*) FILTER (WHERE sent_as IN ('queued', 'sending', 'uncertain'))::int AS waiting,
      count(*) FILTER (WHERE sent_as = 'sent')::int AS sent,
      count(*) FILTER (WHERE sent_as = 'sent' AND provider_status IN ('delivered', 'read'))::int AS delivered,
      count(*) FILTER (WHERE sent_as = 'sent' AND provider_status = 'read')::int AS read,
      count(*) FILTER (WHERE sent_as IN ('failed', 'blocked'))::int AS failed,
      count(*) FILTER (WHERE sent_as IN ('suppressed', 'draft'))::int AS "heldBack",
      (SELECT count(DISTINCT c.customer_id)::int FROM consent_ledger c JOIN g ON g.customer_id = c.customer_id AND g.sent_as = 'sent'
        WHERE c.tenant_id = ${ctx.tenantId}::uuid AND c.action = 'withdrawn' AND c.at >= ${since}::timestamptz
          AND c.at >= g.sent_at AND c.at < g.sent_at + make_interval(days => ${RESPONSE_DAYS}::int)) AS "optedOut",
      (SELECT count(DISTINCT h.conversation_id)::int FROM handoff_tickets h
        JOIN g ON g.conversation_id = h.conversation_id AND g.sent_as = 'sent'
        WHERE h.tenant_id = ${ctx.tenantId}::uuid AND h.created_at >= ${since}::timestamptz AND h.reason = ANY (${[...COMPLAINTS]})
          AND h.created_at >= g.sent_at AND h.created_at < g.sent_at + interval '1 day') AS complaints
    FROM g`
  return Reached.parse(row)
}
