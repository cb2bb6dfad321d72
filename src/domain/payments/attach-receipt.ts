import { recordAudit } from '../audit/index.ts'
import type { Ctx, Tx } from '../context.ts'
import type { Attempt } from './attempt.ts'
import { claimFree } from './money-receipts.ts'
import { holdSecondReceipt } from './second-receipt.ts'
import type { Settled } from './settled.ts'

/** The receipt of a payment that the query had confirmed before: completes its records, tells nobody again. */
export async function attachReceipt(
  tx: Tx,
  ctx: Ctx,
  attempt: Attempt,
  { receipt, source = attempt.method }: { receipt: string | null; source?: Attempt['method'] },
): Promise<Settled> {
  if (receipt === null || receipt === attempt.receipt) return { attempt, told: false }
  if (attempt.receipt !== null) return holdSecondReceipt(tx, ctx, attempt, { receipt, source })
  const placeholder = await tx.moneyReceipt.findFirst({
    where: { tenantId: ctx.tenantId, attemptId: attempt.id, receipt: null },
    select: { allocatedMinor: true },
  })
  const due = placeholder?.allocatedMinor ?? 0
  const claimed = await claimFree(tx, ctx, { attempt, receipt, orderId: attempt.orderId, due })
  if (!claimed) {
    await tx.moneyReceipt.updateMany({
      where: { tenantId: ctx.tenantId, attemptId: attempt.id, receipt: null },
      data: { receipt, source },
    })
  }
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
