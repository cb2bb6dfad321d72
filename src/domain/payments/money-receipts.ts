import { recordAudit } from '../audit/index.ts'
import type { Ctx, Tx } from '../context.ts'
import type { Attempt } from './attempt.ts'
import { MPESA } from './schemas.ts'
import type { Settled } from './settled.ts'

/** True when the receipt, or the provider's request id, already belongs to another attempt: money counts once. */
export async function isTaken(
  tx: Tx,
  ctx: Ctx,
  attempt: Attempt,
  money: { receipt: string | null; providerRequestId: string | null },
): Promise<boolean> {
  const [found] = await tx.$queryRaw<{ taken: boolean }[]>`
    SELECT EXISTS (SELECT FROM money_receipts m WHERE m.tenant_id = ${ctx.tenantId}::uuid AND m.provider = ${MPESA}
        AND m.receipt = ${money.receipt} AND m.attempt_id <> ${attempt.id}::uuid)
      OR EXISTS (SELECT FROM payment_attempts a WHERE a.tenant_id = ${ctx.tenantId}::uuid
        AND a.provider_request_id = ${money.providerRequestId} AND a.id <> ${attempt.id}::uuid) AS taken`
  return found?.taken === true
}

/** The one money record of an attempt. `orderId` null keeps the money unallocated until a person decides. */
export async function recordReceipt(
  tx: Tx,
  ctx: Ctx,
  { attempt, receipt, orderId }: { attempt: Attempt; receipt: string | null; orderId: string | null },
): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO money_receipts
      (tenant_id, id, provider, receipt, source, attempt_id, order_id, amount_minor, allocated_minor, currency, at)
    VALUES (${ctx.tenantId}::uuid, ${ctx.ids.uuid()}::uuid, ${MPESA}, ${receipt}, 'stk', ${attempt.id}::uuid, ${orderId}::uuid,
      ${attempt.amountMinor}, ${orderId === null ? 0 : attempt.amountMinor}, ${attempt.currency}, ${ctx.clock.now()}::timestamptz)
    ON CONFLICT (tenant_id, attempt_id) WHERE source <> 'c2b' DO UPDATE SET receipt = coalesce(money_receipts.receipt, excluded.receipt)`
}

/** The receipt of a payment that the query had confirmed before: completes its records, tells nobody again. */
export async function attachReceipt(tx: Tx, ctx: Ctx, attempt: Attempt, receipt: string | null): Promise<Settled> {
  if (receipt === null || receipt === attempt.receipt) return { attempt, told: false }
  if (attempt.receipt !== null) {
    ctx.log.error('payment_second_receipt', { tenantId: ctx.tenantId, attemptId: attempt.id, receipt })
    return { attempt, told: false }
  }
  await tx.moneyReceipt.updateMany({ where: { tenantId: ctx.tenantId, attemptId: attempt.id }, data: { receipt } })
  await tx.paymentAttempt.updateMany({
    where: { tenantId: ctx.tenantId, id: attempt.id },
    data: { receipt, nextQueryAt: null },
  })
  await recordAudit(tx, ctx, {
    action: 'payment_attempt.receipt_attached',
    subjectType: 'payment_attempt',
    subjectId: attempt.id,
    data: { receipt },
  })
  return { attempt: { ...attempt, receipt, nextQueryAt: null }, told: false }
}
