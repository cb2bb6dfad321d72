import { Prisma } from '../../../../prisma/generated/client.ts'
import { latestInstant } from '../../../lib/latest-instant.ts'
import type { Ctx, TxCtx } from '../../context.ts'
import { PAYMENT_METHODS } from '../methods/payment-methods.ts'
import { openReviews } from '../reviews/open-reviews.ts'
import type { AttemptStatus } from '../schemas.ts'
import { forgetReports } from './forget-reports.ts'
import { RECEIPT_ALARM_SECONDS } from './next-look.ts'
import { settlePayment } from './settle-payment.ts'

/** Attempts of one run. What is left over is counted and comes first the next time. */
const BATCH = 200
const YOUNG_MS = 120_000
const SIDE_BY_SIDE = 4
const REVIEWS_A_RUN = 20
const RECEIPT_DAYS = 7
const MISSING = { reason: 'receipt_missing' as const, suggestions: [] }

export interface ReconciliationCounts {
  /** Attempts without a final result that were looked at. */
  checked: number
  paid: number
  /** Failed, cancelled or refused: the provider's last word. */
  unpaid: number
  inReview: number
  /** Still without a final result; expired ones are asked about until their hard stop. */
  open: number
  /** The look itself failed: they stay as they were. */
  problems: number
  /** Too many for one run, or out of time. */
  left: number
  /** Paid payments of the last days whose receipt is overdue; each has a question to a person. */
  withoutReceipt: number
}

/**
 * Compares payments that are not final with what their providers say: those whose next look is overdue, lost or planned
 * for a time when nobody asks any more, those made while our clock ran ahead, and those with a callback that nobody has
 * handled. So no dead process and no lost answer leaves one behind. May run at any time and twice at once. Calls the network:
 * not inside a transaction.
 * @param options `olderThanMs`: age from which an attempt counts, younger ones are their own jobs' business;
 * `evenPlanned`: also those whose own next look is still to come, for a person who wants to know now
 */
export async function reconcilePayments(
  ctx: Ctx,
  options: { olderThanMs?: number; evenPlanned?: boolean } = {},
): Promise<ReconciliationCounts> {
  const { olderThanMs = YOUNG_MS, evenPlanned = false } = options
  const before = new Date(ctx.clock.now().getTime() - olderThanMs)
  const { attempts, total } = await ctx.transaction((ctx) => findUnfinished(ctx, { before, evenPlanned }))
  const looks: Look[] = []
  for (let from = 0; from < attempts.length && !ctx.signal.aborted; from += SIDE_BY_SIDE) {
    looks.push(...(await Promise.all(attempts.slice(from, from + SIDE_BY_SIDE).map((id) => look(ctx, id)))))
  }
  const withoutReceipt = await ctx.transaction(async (ctx) => {
    await forgetReports(ctx)
    return flagMissingReceipts(ctx)
  })
  const counts = { ...countOf(looks), left: total - looks.length, withoutReceipt }
  ctx.log.info('payments_reconciled', { tenantId: ctx.tenantId, ...counts })
  return counts
}

type Look = AttemptStatus | 'problem'

/** One attempt that cannot be settled must not keep the others from it. */
async function look(ctx: Ctx, attemptId: string): Promise<Look> {
  try {
    return (await settlePayment(ctx, { attemptId, ask: 'now' })).status
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    ctx.log.error('payment_not_reconciled', { tenantId: ctx.tenantId, attemptId, problem })
    return 'problem'
  }
}

/** Those whose next look was lost come first, then the ones that have waited longest for theirs. */
async function findUnfinished(
  ctx: TxCtx,
  { before, evenPlanned }: { before: Date; evenPlanned: boolean },
): Promise<{ attempts: string[]; total: number }> {
  const now = ctx.clock.now()
  // A look that is planned for later than anybody would look is none.
  const lastLooks = Object.entries(PAYMENT_METHODS).map(
    ([method, { lastLookSeconds }]) => Prisma.sql`(${method}::text, ${lastLookSeconds}::float8)`,
  )
  const rows = await ctx.tx.$queryRaw<{ id: string; total: number }[]>`
    SELECT a.id, (count(*) OVER ())::int AS total
    FROM payment_attempts a LEFT JOIN (VALUES ${Prisma.join(lastLooks)}) AS p (method, seconds) ON p.method = a.method
    WHERE a.tenant_id = ${ctx.tenantId}::uuid AND a.closed_at IS NULL
      AND (a.created_at > ${latestInstant(now)}::timestamptz OR a.created_at <= ${before}::timestamptz AND (
        ${evenPlanned} OR a.next_query_at IS NULL OR a.next_query_at <= ${now}::timestamptz
        OR a.next_query_at > coalesce(a.created_at + make_interval(secs => p.seconds), a.expires_at)
        OR EXISTS (SELECT FROM payment_events e
          WHERE e.tenant_id = a.tenant_id AND e.attempt_id = a.id AND e.handled_at IS NULL)))
    ORDER BY a.next_query_at NULLS FIRST, a.created_at, a.id LIMIT ${BATCH}::int`
  return { attempts: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 }
}

/** A payment that only a query confirmed: its receipt should have come long ago, so a person looks for it, once. */
async function flagMissingReceipts(ctx: TxCtx): Promise<number> {
  const now = ctx.clock.now().getTime()
  const overdue = new Date(now - RECEIPT_ALARM_SECONDS * 1000)
  const oldest = new Date(now - RECEIPT_DAYS * 86_400_000)
  const rows = await ctx.tx.$queryRaw<{ id: string; orderId: string; total: number; known: boolean }[]>`
    SELECT a.id, a.order_id AS "orderId", (count(*) OVER ())::int AS total, r.id IS NOT NULL AS known
    FROM payment_attempts a
    LEFT JOIN payment_reviews r ON r.tenant_id = a.tenant_id AND r.reason = 'receipt_missing' AND r.subject = a.id::text
    WHERE a.tenant_id = ${ctx.tenantId}::uuid AND a.status = 'paid' AND a.receipt IS NULL
      AND a.created_at > ${oldest} AND a.closed_at <= ${overdue}
    ORDER BY known, a.created_at LIMIT ${REVIEWS_A_RUN}::int`
  await openReviews(
    ctx,
    rows.filter(({ known }) => !known).map(({ id, orderId }) => ({ ...MISSING, subject: id, attemptId: id, orderId })),
  )
  return rows[0]?.total ?? 0
}

function countOf(looks: readonly Look[]): Omit<ReconciliationCounts, 'left' | 'withoutReceipt'> {
  const count = (...statuses: Look[]) => looks.filter((look) => statuses.includes(look)).length
  return {
    checked: looks.length,
    paid: count('paid', 'refunded'),
    unpaid: count('failed', 'cancelled', 'rejected'),
    inReview: count('needs_review'),
    open: count('created', 'submitting', 'submit_unknown', 'pending', 'partially_paid', 'expired'),
    problems: count('problem'),
  }
}
