import { Prisma } from '../../../../prisma/generated/client.ts'
import type { TxCtx } from '../../context.ts'
import { PAYMENT_METHODS } from '../methods/payment-methods.ts'

export interface ReportPeriod {
  from: Date
  /** The first instant that is left out. */
  to: Date
}

export interface OutcomeRow {
  /** `method` sums up all outcomes of a method and currency. */
  level: 'outcome' | 'method'
  method: string
  currency: string
  status: string | null
  resultCode: string | null
  count: number
  amountMinor: number
  n: number
  p50Ms: number | null
  p95Ms: number | null
}

/**
 * The first word of a provider is a callback of the prompt, a notification about a card, or the confirmation of money
 * sent by hand, which names its receipt. Our own questions are not the provider's word.
 */
export async function readOutcomes(ctx: TxCtx, { from, to }: ReportPeriod): Promise<OutcomeRow[]> {
  const words = Object.values(PAYMENT_METHODS).map((method) => method.providersWords(ctx, from))
  return ctx.tx.$queryRaw<OutcomeRow[]>`
    WITH attempts AS (
      SELECT a.id, a.method, a.currency, a.status, a.result_code, a.amount_minor, a.created_at FROM payment_attempts a
      WHERE a.tenant_id = ${ctx.tenantId}::uuid AND a.created_at >= ${from} AND a.created_at < ${to}),
    words (attempt_id, received_at) AS (${Prisma.join(words, ' UNION ALL ')}),
    first_words AS (SELECT w.attempt_id, min(w.received_at) AS at FROM words w GROUP BY w.attempt_id),
    timed AS (
      SELECT a.*, CASE WHEN f.at IS NOT NULL
        THEN extract(epoch FROM greatest(f.at - a.created_at, interval '0')) * 1000 END AS ms
      FROM attempts a LEFT JOIN first_words f ON f.attempt_id = a.id)
    SELECT CASE WHEN grouping(t.status) = 1 THEN 'method' ELSE 'outcome' END AS level, t.method, t.currency, t.status,
      t.result_code AS "resultCode", count(*)::int AS count, sum(t.amount_minor)::float8 AS "amountMinor",
      count(t.ms)::int AS n,
      round((percentile_cont(0.5) WITHIN GROUP (ORDER BY t.ms))::numeric)::float8 AS "p50Ms",
      round((percentile_cont(0.95) WITHIN GROUP (ORDER BY t.ms))::numeric)::float8 AS "p95Ms"
    FROM timed t
    GROUP BY GROUPING SETS ((t.method, t.currency, t.status, t.result_code), (t.method, t.currency))
    ORDER BY t.method DESC, t.currency, count(*) DESC, t.status, t.result_code NULLS FIRST`
}

export interface RescueRow {
  firstAttemptUnpaid: number
  rescued: number
  byAnotherMethod: number
  bySameMethod: number
}

/** An order counts in the period of its first attempt; it is rescued when a later attempt of it was paid. */
export async function readRescue(ctx: TxCtx, { from, to }: ReportPeriod): Promise<RescueRow> {
  const [row] = await ctx.tx.$queryRaw<RescueRow[]>`
    WITH firsts AS (
      SELECT DISTINCT ON (a.order_id) a.order_id, a.id, a.method, a.status, a.created_at FROM payment_attempts a
      WHERE a.tenant_id = ${ctx.tenantId}::uuid AND a.order_id IN (
        SELECT b.order_id FROM payment_attempts b
        WHERE b.tenant_id = ${ctx.tenantId}::uuid AND b.created_at >= ${from} AND b.created_at < ${to})
      ORDER BY a.order_id, a.created_at, a.id),
    unpaid AS (
      SELECT f.order_id, f.method, (
        SELECT p.method FROM payment_attempts p
        WHERE p.tenant_id = ${ctx.tenantId}::uuid AND p.order_id = f.order_id AND p.id <> f.id
          AND p.status IN ('paid', 'refunded')
        ORDER BY p.closed_at NULLS LAST, p.created_at LIMIT 1) AS paid_by
      FROM firsts f
      WHERE f.created_at >= ${from} AND f.created_at < ${to} AND f.status IN ('failed', 'expired', 'cancelled'))
    SELECT count(*)::int AS "firstAttemptUnpaid", count(u.paid_by)::int AS rescued,
      (count(*) FILTER (WHERE u.paid_by <> u.method))::int AS "byAnotherMethod",
      (count(*) FILTER (WHERE u.paid_by = u.method))::int AS "bySameMethod"
    FROM unpaid u`
  return row ?? { firstAttemptUnpaid: 0, rescued: 0, byAnotherMethod: 0, bySameMethod: 0 }
}

export interface MoneyRow {
  kind: 'unallocated' | 'refunded' | 'reversing'
  currency: string
  /** How money was given back. */
  how: string | null
  count: number
  amountMinor: number
}

/**
 * Money that came in and that no order has, and money that went back in the period, whenever it had come, or that is on its
 * way. What a provider took back is nobody's to allocate.
 */
export async function readMoney(ctx: TxCtx, { from, to }: ReportPeriod): Promise<MoneyRow[]> {
  return ctx.tx.$queryRaw<MoneyRow[]>`
    SELECT 'unallocated' AS kind, m.currency, NULL AS how, count(*)::int AS count,
      sum(m.amount_minor - m.allocated_minor - m.refunded_minor - m.reversing_minor)::float8 AS "amountMinor"
    FROM money_receipts m
    WHERE m.tenant_id = ${ctx.tenantId}::uuid AND m.at >= ${from} AND m.at < ${to}
      AND m.reversed_at IS NULL AND m.allocated_minor + m.refunded_minor + m.reversing_minor < m.amount_minor
    GROUP BY m.currency
    UNION ALL
    SELECT 'refunded', f.currency, f.how, count(*)::int, sum(f.amount_minor)::float8 FROM money_refunds f
    WHERE f.tenant_id = ${ctx.tenantId}::uuid AND f.at >= ${from} AND f.at < ${to}
    GROUP BY f.currency, f.how
    UNION ALL
    SELECT 'reversing', v.currency, NULL, count(*)::int, sum(v.amount_minor)::float8 FROM money_reversals v
    WHERE v.tenant_id = ${ctx.tenantId}::uuid AND v.requested_at >= ${from} AND v.requested_at < ${to}
      AND v.status IN ('requested', 'pending', 'unknown')
    GROUP BY v.currency ORDER BY currency, how`
}

export async function readReviews(ctx: TxCtx): Promise<{ reason: string; count: number }[]> {
  return ctx.tx.$queryRaw<{ reason: string; count: number }[]>`
    SELECT r.reason, count(*)::int AS count FROM payment_reviews r
    WHERE r.tenant_id = ${ctx.tenantId}::uuid AND r.status = 'open'
    GROUP BY r.reason ORDER BY count(*) DESC, r.reason`
}
