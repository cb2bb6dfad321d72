import { z } from 'zod'
import { Prisma } from '../../../../prisma/generated/client.ts'
import type { TxCtx } from '../../context.ts'

const MOST = 500
const PREVIEW = 200

/** Something that happened to an order. `what` is `noun.verb`; `detail` a code or words, as it was written down. */
export const TimelineEntry = z.object({
  at: z.date(),
  actor: z.string(),
  actorName: z.string().nullable(),
  /** The name of the key that did it in her name. */
  via: z.string().nullable(),
  what: z.string(),
  detail: z.string().nullable(),
  amountMinor: z.int().nullable(),
  currency: z.string().nullable(),
  attemptId: z.uuid().nullable(),
})
export type TimelineEntry = z.infer<typeof TimelineEntry>

const NO_MONEY = Prisma.sql`NULL::int, NULL::text`

/**
 * All that happened to an order, the oldest first: what people and machines did with it, what was heard of its payments and asked
 * about them, its money, its goods in stock, and what its customer was told. One statement.
 */
export async function readTimeline(
  ctx: TxCtx,
  { orderId, conversationId }: { orderId: string; conversationId: string },
): Promise<TimelineEntry[]> {
  const ofOrder = Prisma.sql`tenant_id = ${ctx.tenantId}::uuid AND order_id = ${orderId}::uuid`
  const rows = await ctx.tx.$queryRaw`
    WITH tries AS (SELECT id, currency FROM payment_attempts WHERE ${ofOrder}),
    receipts AS (SELECT id, receipt, amount_minor, currency, attempt_id, at FROM money_receipts WHERE ${ofOrder}),
    happened (at, actor, what, detail, amount_minor, currency, attempt_id, via_key) AS (
      SELECT o.created_at, 'customer', 'order.placed', NULL, o.total_minor, o.currency, NULL::uuid, NULL::uuid
      FROM orders o WHERE o.tenant_id = ${ctx.tenantId}::uuid AND o.id = ${orderId}::uuid
      UNION ALL ${auditOf(ctx, 'order', Prisma.sql`(VALUES (${orderId}::uuid, NULL::uuid)) AS s (id, attempt_id)`)}
      UNION ALL ${auditOf(ctx, 'payment_attempt', Prisma.sql`(SELECT id, id AS attempt_id FROM tries) s`)}
      UNION ALL ${auditOf(ctx, 'payment_review', Prisma.sql`(SELECT id, attempt_id FROM payment_reviews WHERE ${ofOrder}) s`)}
      UNION ALL ${auditOf(
        ctx,
        'money_reversal',
        Prisma.sql`(SELECT v.id, r.attempt_id FROM receipts r JOIN money_reversals v
          ON v.tenant_id = ${ctx.tenantId}::uuid AND v.receipt_id = r.id) s`,
      )}
      UNION ALL SELECT e.received_at, 'provider', CASE e.source WHEN 'query' THEN 'query.answered' ELSE 'callback.received' END,
        coalesce(e.verdict, e.claim->>'resultCode', e.raw->>'resultCode'), (e.claim->>'amountMinor')::int, t.currency, e.attempt_id, NULL
      FROM tries t JOIN payment_events e ON e.tenant_id = ${ctx.tenantId}::uuid AND e.attempt_id = t.id
      UNION ALL SELECT r.at, 'provider', 'money.received', r.receipt, r.amount_minor, r.currency, r.attempt_id, NULL FROM receipts r
      UNION ALL SELECT f.at, f.refunded_by, 'money.given_back', f.reference, f.amount_minor, f.currency, r.attempt_id, NULL
      FROM receipts r JOIN money_refunds f ON f.tenant_id = ${ctx.tenantId}::uuid AND f.receipt_id = r.id
      UNION ALL SELECT DISTINCT h.held_at, 'system', 'stock.held', NULL, ${NO_MONEY}, NULL::uuid, NULL::uuid FROM stock_holds h WHERE ${ofOrder}
      UNION ALL SELECT DISTINCT h.ended_at, 'system', 'stock.' || coalesce(h.outcome, 'released'), NULL, ${NO_MONEY}, NULL::uuid, NULL::uuid
      FROM stock_holds h WHERE ${ofOrder} AND h.ended_at IS NOT NULL
      UNION ALL SELECT m.created_at, CASE m.author WHEN 'human' THEN 'staff' ELSE m.author END, 'customer.told_' || m.status,
        left(m.body, ${PREVIEW}), ${NO_MONEY}, NULL::uuid, NULL::uuid
      FROM outbound_messages m
      WHERE m.tenant_id = ${ctx.tenantId}::uuid AND m.conversation_id = ${conversationId}::uuid AND m.dedupe_key IS NOT NULL
        AND (starts_with(m.dedupe_key, ${`order:${orderId}:`}) OR starts_with(m.dedupe_key, ${`receipt:${orderId}:`})
          OR split_part(m.dedupe_key, ':', 1) IN (SELECT t.id::text FROM tries t)))
    SELECT h.at, h.actor, staff_name(${ctx.tenantId}::uuid, h.actor) AS "actorName", 
      staff_name(${ctx.tenantId}::uuid, 'staff:' || h.via_key) AS via, h.what, h.detail,
      h.amount_minor AS "amountMinor", h.currency, h.attempt_id AS "attemptId"
    FROM happened h ORDER BY h.at, h.what LIMIT ${MOST}`
  return z.array(TimelineEntry).parse(rows)
}

/** What the audit has about some subjects, each with the try to pay that it is about. */
function auditOf(ctx: TxCtx, subjectType: string, subjects: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    SELECT l.at, l.actor, l.action, coalesce(l.data->>'reason', l.data->>'note', l.data->>'resultCode', l.data->>'to'),
      ${NO_MONEY}, s.attempt_id, l.via_key
    FROM ${subjects} JOIN audit_log l ON l.tenant_id = ${ctx.tenantId}::uuid AND l.subject_type = ${subjectType}
      AND l.subject_id = s.id::text`
}
