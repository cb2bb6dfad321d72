import type { TxCtx } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { lockOrder } from '../core/lock-order.ts'
import { lockReceipt } from '../core/money/lock-receipt.ts'
import type { FreeMoney } from './give-money.ts'

interface Pointers {
  receiptId: string | null
  provider: string | null
  receipt: string | null
  orderId: string | null
  attemptId: string | null
}

export interface ReviewedMoney {
  reason: string
  status: string
  /** Null when the question is about no money of its own, or that went back. */
  money: FreeMoney | null
  attemptId: string | null
}

/**
 * Locks all that a decision about a question touches, in the one order of locks: order and attempts, receipt, money, the
 * question itself. Throws `not_found`.
 * @param options `holdsOrder`: the caller has locked the order that the money is for, so the one it came for is left alone
 */
export async function lockReviewedMoney(
  ctx: TxCtx,
  reviewId: string,
  options: { holdsOrder: boolean },
): Promise<ReviewedMoney> {
  const [review] = await ctx.tx.$queryRaw<Pointers[]>`
    SELECT r.receipt_id AS "receiptId", m.provider, m.receipt, coalesce(m.order_id, r.order_id) AS "orderId",
      coalesce(m.attempt_id, r.attempt_id) AS "attemptId"
    FROM payment_reviews r LEFT JOIN money_receipts m ON m.tenant_id = r.tenant_id AND m.id = r.receipt_id
    WHERE r.tenant_id = ${ctx.tenantId}::uuid AND r.id = ${reviewId}::uuid`
  if (!review) throw new AppError('not_found', 'there is no such review')
  const { receiptId, provider, receipt, orderId, attemptId } = review
  if (orderId !== null && !options.holdsOrder) await lockOrder(ctx, orderId)
  if (provider !== null) await lockReceipt(ctx.tx, provider, receipt)
  const [money] = await ctx.tx.$queryRaw<FreeMoney[]>`
    SELECT id AS "receiptId", provider, receipt, account_id AS "accountId", attempt_id AS "attemptId",
      order_id AS "orderId", currency,
      amount_minor - allocated_minor - refunded_minor - reversing_minor AS "freeMinor"
    FROM money_receipts
    WHERE tenant_id = ${ctx.tenantId}::uuid AND id = ${receiptId}::uuid AND reversed_at IS NULL FOR UPDATE`
  const [locked] = await ctx.tx.$queryRaw<{ reason: string; status: string }[]>`
    SELECT reason, status FROM payment_reviews
    WHERE tenant_id = ${ctx.tenantId}::uuid AND id = ${reviewId}::uuid FOR UPDATE`
  if (!locked) throw new AppError('not_found', 'there is no such review')
  return { ...locked, money: money ?? null, attemptId }
}
