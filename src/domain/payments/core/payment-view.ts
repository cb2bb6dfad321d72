import { z } from 'zod'
import { PaymentMethod } from '../../../lib/payment-method.ts'
import type { Ctx, TxCtx } from '../../context.ts'
import type { PaymentView } from '../../orders/index.ts'
import { AttemptStatus } from '../schemas.ts'
import { resultOf } from './result-of.ts'

const Row = z.object({
  orderId: z.string(),
  attemptId: z.string(),
  method: PaymentMethod,
  status: AttemptStatus,
  amountMinor: z.int(),
  dueMinor: z.int(),
  currency: z.string(),
  receipt: z.string().nullable(),
  resultCode: z.string().nullable(),
})

/** What a customer is told for each status: she does not care which of our two halves has not heard yet. */
const TOLD_AS: Record<AttemptStatus, PaymentView['status']> = {
  created: 'pending',
  submitting: 'pending',
  pending: 'pending',
  submit_unknown: 'unknown',
  rejected: 'failed',
  failed: 'failed',
  cancelled: 'cancelled',
  expired: 'expired',
  partially_paid: 'partially_paid',
  paid: 'paid',
  refunded: 'refunded',
  needs_review: 'in_review',
}

/**
 * The payment that counts of each order: the paid one, else one in review, else one that got a part, else the newest. A paid
 * share is a part until its order is paid. One statement.
 */
export async function paymentViewOf(ctx: TxCtx, orderIds: string[]): Promise<Map<string, PaymentView>> {
  if (orderIds.length === 0) return new Map()
  const rows = await ctx.tx.$queryRaw`
    SELECT DISTINCT ON (a.order_id) a.order_id AS "orderId", a.id AS "attemptId", a.method,
      CASE WHEN a.status = 'paid' AND a.share_id IS NOT NULL AND o.paid_at IS NULL THEN 'partially_paid' ELSE a.status END AS status,
      CASE WHEN a.share_id IS NULL THEN a.amount_minor ELSE o.total_minor END AS "amountMinor", a.currency, a.receipt, a.result_code AS "resultCode",
      greatest(0, o.total_minor - coalesce((SELECT sum(m.allocated_minor) FROM money_receipts m
        WHERE m.tenant_id = o.tenant_id AND m.order_id = o.id AND m.currency = o.currency), 0))::int AS "dueMinor"
    FROM payment_attempts a JOIN orders o ON o.tenant_id = a.tenant_id AND o.id = a.order_id
    WHERE a.tenant_id = ${ctx.tenantId}::uuid AND a.order_id = ANY (${orderIds}::uuid[])
    ORDER BY a.order_id, (a.status = 'paid') DESC, (a.status = 'needs_review') DESC, (a.status = 'partially_paid') DESC, a.created_at DESC`
  return new Map(
    z
      .array(Row)
      .parse(rows)
      .map((row) => [row.orderId, viewOf(ctx, row)]),
  )
}

function viewOf(ctx: Ctx, row: z.infer<typeof Row>): PaymentView {
  return {
    attemptId: row.attemptId,
    method: row.method,
    status: TOLD_AS[row.status],
    amount: { amountMinor: row.amountMinor, currency: row.currency },
    due: { amountMinor: row.dueMinor, currency: row.currency },
    receipt: row.receipt,
    failure: row.status === 'failed' ? resultOf(ctx, row) : null,
  }
}
