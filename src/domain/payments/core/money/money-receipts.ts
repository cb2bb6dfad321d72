import { Prisma } from '../../../../../prisma/generated/client.ts'
import { PaymentMethod } from '../../../../lib/payment-method.ts'
import type { TxCtx } from '../../../context.ts'
import { PAYMENT_METHODS } from '../../methods/payment-methods.ts'
import { closeReviewsOf } from '../../reviews/close-reviews-of.ts'
import { shareDue } from '../../shares/share-due.ts'
import type { Attempt } from '../attempt.ts'

/**
 * True when the receipt, or the provider's request id, already belongs to another attempt or to another shop: money
 * counts once. Money that came in by hand and belongs to nobody yet is free to be claimed.
 */
export async function isTaken(
  ctx: TxCtx,
  attempt: Attempt,
  money: { receipt: string | null; providerRequestId: string | null },
): Promise<boolean> {
  const provider = PAYMENT_METHODS[attempt.method].provider
  const [found] = await ctx.tx.$queryRaw<{ taken: boolean }[]>`
    SELECT EXISTS (SELECT FROM money_receipts m WHERE m.tenant_id = ${ctx.tenantId}::uuid AND m.provider = ${provider}
        AND m.receipt = ${money.receipt}
        AND (m.attempt_id <> ${attempt.id}::uuid OR m.attempt_id IS NULL AND m.refunded_minor + m.reversing_minor > 0))
      OR EXISTS (SELECT FROM payment_attempts a WHERE a.tenant_id = ${ctx.tenantId}::uuid
        AND a.provider_request_id = ${money.providerRequestId} AND a.id <> ${attempt.id}::uuid)
      OR coalesce(receipt_known_elsewhere(${ctx.tenantId}::uuid, ${provider}, ${money.receipt}), false) AS taken`
  return found?.taken === true
}

/** True when this receipt has paid (for) the attempt's order through another attempt: the same money, heard of twice. */
export async function isBookedForOrder(ctx: TxCtx, attempt: Attempt, receipt: string | null): Promise<boolean> {
  if (receipt === null) return false
  const provider = PAYMENT_METHODS[attempt.method].provider
  const booked = await ctx.tx.moneyReceipt.findFirst({
    where: { tenantId: ctx.tenantId, provider, receipt, orderId: attempt.orderId, attemptId: { not: attempt.id } },
    select: { id: true },
  })
  return booked !== null
}

export interface RecordedReceipt {
  receiptId: string
  amountMinor: number
  allocatedMinor: number
}

/**
 * The money record of an attempt. With an `orderId` the order gets what it still needs and no more, and of a share what that
 * share takes; the rest, or all of it when `orderId` is null, belongs to nobody until a person decides. Call under the locks of the order, the attempt
 * and the receipt; the same money recorded again is the row it was.
 * @param source where the money was heard of; the attempt's own method unless given
 */
export async function recordReceipt(
  ctx: TxCtx,
  money: {
    attempt: Attempt
    receipt: string | null
    orderId: string | null
    source?: Attempt['method']
    amountMinor?: number
  },
): Promise<RecordedReceipt> {
  const { attempt, receipt, orderId, source = attempt.method, amountMinor = attempt.amountMinor } = money
  const due = orderId === null ? 0 : await dueFor(ctx, attempt, orderId)
  const allocatedMinor = Math.min(amountMinor, due)
  const known = (await claimFree(ctx, { attempt, receipt, orderId, due })) ?? (await ownReceipt(ctx, attempt, receipt))
  if (known) return known
  const [row] = await ctx.tx.$queryRaw<RecordedReceipt[]>`
    INSERT INTO money_receipts
      (tenant_id, id, provider, receipt, source, attempt_id, order_id, amount_minor, allocated_minor, currency, at)
    VALUES (${ctx.tenantId}::uuid, ${ctx.ids.uuid()}::uuid, ${PAYMENT_METHODS[attempt.method].provider}, ${receipt}, ${source},
      ${attempt.id}::uuid, ${orderId}::uuid, ${amountMinor}, ${allocatedMinor}, ${attempt.currency}, ${ctx.clock.now()}::timestamptz)
    RETURNING ${RECORDED}`
  if (!row) throw new Error('money was recorded but gave no row')
  return row
}

async function dueFor(ctx: TxCtx, { shareId }: Attempt, orderId: string): Promise<number> {
  const due = await balanceDue(ctx, orderId)
  return shareId === null ? due : Math.min(due, await shareDue(ctx, shareId))
}

const RECORDED = Prisma.sql`id AS "receiptId", amount_minor AS "amountMinor", allocated_minor AS "allocatedMinor"`

/**
 * What this attempt has on record of the same money: under its receipt, or still without one. Money that only a query has
 * confirmed is the attempt's one payment, whatever it is on record under.
 */
async function ownReceipt(ctx: TxCtx, attempt: Attempt, receipt: string | null): Promise<RecordedReceipt | null> {
  const paidOnce = PaymentMethod.options.filter((method) => PAYMENT_METHODS[method].isPaidOnce)
  const [row] = await ctx.tx.$queryRaw<RecordedReceipt[]>`
    UPDATE money_receipts SET receipt = coalesce(receipt, ${receipt}) WHERE tenant_id = ${ctx.tenantId}::uuid AND id = (
      SELECT m.id FROM money_receipts m
      WHERE m.tenant_id = ${ctx.tenantId}::uuid AND m.attempt_id = ${attempt.id}::uuid
        AND (m.receipt = ${receipt} OR m.source = ANY (${paidOnce}) AND (m.receipt IS NULL OR ${receipt}::text IS NULL))
      ORDER BY m.receipt IS NULL, m.at LIMIT 1)
    RETURNING ${RECORDED}`
  return row ?? null
}

/** What an order still needs. */
export async function balanceDue(ctx: TxCtx, orderId: string): Promise<number> {
  const [row] = await ctx.tx.$queryRaw<{ due: number }[]>`
    SELECT (o.total_minor - coalesce((SELECT sum(m.allocated_minor) FROM money_receipts m
      WHERE m.tenant_id = o.tenant_id AND m.order_id = o.id AND m.currency = o.currency), 0))::int AS due
    FROM orders o WHERE o.tenant_id = ${ctx.tenantId}::uuid AND o.id = ${orderId}::uuid`
  return row?.due ?? 0
}

/** Money that came in by hand without a reference turns out to be this attempt's: nobody has to look at it any more. */
export async function claimFree(
  ctx: TxCtx,
  money: { attempt: Attempt; receipt: string | null; orderId: string | null; due: number },
): Promise<RecordedReceipt | null> {
  const { attempt, receipt, orderId, due } = money
  if (receipt === null) return null
  const [row] = await ctx.tx.$queryRaw<RecordedReceipt[]>`
    UPDATE money_receipts SET attempt_id = ${attempt.id}::uuid, order_id = ${orderId}::uuid,
      allocated_minor = least(amount_minor, ${due}::int)
    WHERE tenant_id = ${ctx.tenantId}::uuid AND provider = ${PAYMENT_METHODS[attempt.method].provider} AND receipt = ${receipt}
      AND attempt_id IS NULL AND allocated_minor = 0 AND refunded_minor = 0 AND reversing_minor = 0
    RETURNING ${RECORDED}`
  if (!row) return null
  await ctx.tx.moneyReceipt.deleteMany({ where: { tenantId: ctx.tenantId, attemptId: attempt.id, receipt: null } })
  if (orderId !== null) await closeReviewsOf(ctx, row.receiptId, `it is the payment of attempt ${attempt.id}`)
  return row
}
