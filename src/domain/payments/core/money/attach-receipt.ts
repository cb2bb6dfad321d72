import { recordAudit } from '../../../audit/index.ts'
import type { TxCtx } from '../../../context.ts'
import type { Attempt } from '../attempt.ts'
import { holdSecondReceipt } from './hold-second-receipt.ts'
import { claimFree } from './money-receipts.ts'

/** The receipt of a payment that the query had confirmed before: completes its records, tells nobody again. */
export async function attachReceipt(
  ctx: TxCtx,
  attempt: Attempt,
  { receipt, source = attempt.method }: { receipt: string | null; source?: Attempt['method'] },
): Promise<Attempt> {
  if (receipt === null || receipt === attempt.receipt) return attempt
  if (attempt.receipt !== null) return holdSecondReceipt(ctx, attempt, { receipt, source })
  const placeholder = await ctx.tx.moneyReceipt.findFirst({
    where: { tenantId: ctx.tenantId, attemptId: attempt.id, receipt: null },
    select: { allocatedMinor: true },
  })
  const due = placeholder?.allocatedMinor ?? 0
  const claimed = await claimFree(ctx, { attempt, receipt, orderId: attempt.orderId, due })
  if (!claimed) {
    await ctx.tx.moneyReceipt.updateMany({
      where: { tenantId: ctx.tenantId, attemptId: attempt.id, receipt: null },
      data: { receipt, source },
    })
  }
  await ctx.tx.paymentAttempt.updateMany({
    where: { tenantId: ctx.tenantId, id: attempt.id },
    data: { receipt, nextQueryAt: null },
  })
  await recordAudit(ctx, {
    action: 'payment_attempt.receipt_attached',
    subjectType: 'payment_attempt',
    subjectId: attempt.id,
    data: { receipt },
  })
  return { ...attempt, receipt, nextQueryAt: null }
}
