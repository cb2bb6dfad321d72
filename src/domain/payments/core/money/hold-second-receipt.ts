import type { TxCtx } from '../../../context.ts'
import { PAYMENT_METHODS } from '../../methods/payment-methods.ts'
import { openReview } from '../../reviews/open-review.ts'
import { followSecond } from '../../shares/follow-second.ts'
import type { Attempt } from '../attempt.ts'
import { tellCustomer } from '../notices/tell-customer.ts'
import { recordReceipt } from './money-receipts.ts'

/**
 * An attempt that has its money is paid once more, with another receipt: the money is kept for nobody, and a person gives
 * it back. A prompt takes one payment: when its own callbacks name two receipts, a person finds out which is true and no
 * money is booked. Call under the receipt's lock.
 */
export async function holdSecondReceipt(
  ctx: TxCtx,
  attempt: Attempt,
  { receipt, source }: { receipt: string; source: Attempt['method'] },
): Promise<Attempt> {
  ctx.log.error('payment_second_receipt', { tenantId: ctx.tenantId, attemptId: attempt.id, receipt })
  if (PAYMENT_METHODS[source].isPaidOnce && (await isHeardFrom(ctx, attempt, source))) {
    const about = { attemptId: attempt.id, orderId: attempt.orderId, suggestions: [] }
    await openReview(ctx, { reason: 'contradiction', subject: attempt.id, ...about })
    return attempt
  }
  const { receiptId } = await recordReceipt(ctx, { attempt, receipt, orderId: null, source })
  await openReview(ctx, {
    reason: 'overpaid',
    subject: `${PAYMENT_METHODS[attempt.method].provider}:${receipt}`,
    receiptId,
    attemptId: attempt.id,
    orderId: attempt.orderId,
    suggestions: [],
  })
  await followSecond(ctx, attempt)
  await tellCustomer(ctx, attempt, 'payment_in_review', `second:${receipt}`)
  return attempt
}

/** Whether the receipt we know was heard of in the same way; one of a report by hand is another payment. */
async function isHeardFrom(ctx: TxCtx, attempt: Attempt, source: Attempt['method']): Promise<boolean> {
  const known = await ctx.tx.moneyReceipt.count({
    where: { tenantId: ctx.tenantId, attemptId: attempt.id, receipt: attempt.receipt, source },
  })
  return known > 0
}
