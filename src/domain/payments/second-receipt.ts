import type { Ctx, Tx } from '../context.ts'
import type { Attempt } from './attempt.ts'
import { recordReceipt } from './money-receipts.ts'
import { openReview } from './reviews/open-review.ts'
import { providerOf } from './schemas.ts'
import type { Settled } from './settled.ts'
import { tellCustomer } from './tell-customer.ts'

/**
 * An attempt that has its money is paid once more, with another receipt: the money is kept for nobody, and a person gives
 * it back. Call under the receipt's lock.
 */
export async function holdSecondReceipt(
  tx: Tx,
  ctx: Ctx,
  attempt: Attempt,
  { receipt, source }: { receipt: string; source: Attempt['method'] },
): Promise<Settled> {
  ctx.log.error('payment_second_receipt', { tenantId: ctx.tenantId, attemptId: attempt.id, receipt })
  const { receiptId } = await recordReceipt(tx, ctx, { attempt, receipt, orderId: null, source })
  await openReview(tx, ctx, {
    reason: 'overpaid',
    subject: `${providerOf(attempt.method)}:${receipt}`,
    receiptId,
    attemptId: attempt.id,
    orderId: attempt.orderId,
    suggestions: [],
  })
  return { attempt, told: await tellCustomer(tx, ctx, attempt, 'payment_in_review', `second:${receipt}`) }
}
