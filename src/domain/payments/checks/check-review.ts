import type { Ctx, TxCtx } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { MPESA } from '../schemas.ts'
import { askProvider } from './ask-provider.ts'

/**
 * Asks the provider about the receipt that a question is about; the answer comes later, into the note of the question, and
 * proves what it proves. Calls the network: not inside a transaction. Throws `not_found`, `conflict` (decided before),
 * `invalid_input` (it is about no receipt of M-PESA), `misconfigured`, `provider_unavailable` (it did not take the question).
 */
export async function checkReview(
  ctx: Ctx,
  { reviewId }: { reviewId: string },
): Promise<{ outcome: 'asked' | 'unknown' }> {
  const { accountId, receipt } = await ctx.transaction((ctx) => receiptOf(ctx, reviewId))
  const outcome = await askProvider(ctx, { accountId, receipt, reversal: null })
  if (outcome.outcome === 'accepted') return { outcome: 'asked' }
  if (outcome.outcome === 'unknown') return { outcome: 'unknown' }
  const { cause, code, problem } = outcome
  const message = `M-PESA did not take the question (${code}: ${problem})`
  throw cause === 'busy'
    ? new AppError('provider_unavailable', message, { retryable: true })
    : new AppError('misconfigured', message)
}

async function receiptOf(ctx: TxCtx, reviewId: string): Promise<{ accountId: string; receipt: string }> {
  const review = await ctx.tx.paymentReview.findFirst({
    where: { tenantId: ctx.tenantId, id: reviewId },
    select: {
      status: true,
      subject: true,
      receipt: { select: { provider: true, receipt: true, accountId: true, attempt: { select: { accountId: true } } } },
    },
  })
  if (!review) throw new AppError('not_found', 'there is no such review')
  if (review.status !== 'open') throw new AppError('conflict', `this review is ${review.status} already`)
  const { receipt: money, subject } = review
  if (money?.provider === MPESA && money.receipt !== null) {
    const accountId = money.accountId ?? money.attempt?.accountId
    if (accountId) return { accountId, receipt: money.receipt }
  }
  const receipt = subject.startsWith(`${MPESA}:`) ? subject.slice(MPESA.length + 1) : null
  const report = await ctx.tx.paymentNotification.findFirst({
    where: { tenantId: ctx.tenantId, eventKey: `c2b:${receipt}` },
    select: { accountId: true },
  })
  if (receipt === null || !report) throw new AppError('invalid_input', 'this review is about no receipt of M-PESA')
  return { accountId: report.accountId, receipt }
}
