import { MOST_MINOR } from '../../../../lib/money.ts'
import type { TxCtx } from '../../../context.ts'
import type { OrderRow } from '../../../orders/index.ts'
import type { Attempt } from '../../core/attempt.ts'
import { claimDoubted } from '../../core/money/doubt-claim.ts'
import { isTaken } from '../../core/money/money-receipts.ts'
import { takeMoney } from '../../core/money/take-money.ts'
import { openReview } from '../../reviews/open-review.ts'
import type { ReviewReason } from '../../reviews/schemas.ts'
import { PESAPAL } from '../../schemas.ts'
import type { CardReport } from './card-provider.ts'

/** The provider says that the order is paid: taken when every fact of it is ours, else a question to a person. */
export async function cardMoney(
  ctx: TxCtx,
  attempt: Attempt,
  order: OrderRow,
  { report, trackingId }: { report: CardReport; trackingId: string },
): Promise<Attempt> {
  const receipt = report.confirmationCode
  const isKnown = attempt.status === 'paid' && receipt === attempt.receipt
  // After money went back, the old success may be read once more.
  if (isKnown || attempt.status === 'refunded') return attempt
  const problem = mismatchOf(attempt, report)
  if (problem !== null) return doubt(ctx, attempt, order, { report, problem, reason: 'mismatch' })
  if (receipt !== null && (await bookedElsewhere(ctx, receipt))) {
    const found = { report, problem: 'receipt_of_another_shop', reason: 'receipt_of_another_shop' } as const
    return doubt(ctx, attempt, order, found)
  }
  const money = { receipt, providerRequestId: trackingId, code: 'COMPLETED' }
  const settled = await takeMoney(ctx, attempt, order, money)
  if (settled.status === 'needs_review' && attempt.status !== 'needs_review') {
    await ask(ctx, settled, 'order_cannot_take_it')
  }
  return settled
}

/** Which fact of a success is not the one we asked for; null when all are. */
function mismatchOf(attempt: Attempt, report: CardReport): string | null {
  if (report.reference !== attempt.reference) return 'card_reference_differs'
  if (report.currency !== attempt.currency) return 'card_currency_differs'
  if (report.amountMinor !== attempt.amountMinor) return 'card_amount_differs'
  return report.confirmationCode === null ? 'card_without_confirmation_code' : null
}

async function bookedElsewhere(ctx: TxCtx, receipt: string): Promise<boolean> {
  const [found] = await ctx.tx.$queryRaw<{ known: boolean }[]>`
    SELECT receipt_known_elsewhere(${ctx.tenantId}::uuid, ${PESAPAL}, ${receipt}) AS known`
  return found?.known === true
}

/** Never settles. Money that is this attempt's own, only another sum, is booked as what it is, for a person to place. */
async function doubt(
  ctx: TxCtx,
  attempt: Attempt,
  order: OrderRow,
  { report, problem, reason }: { report: CardReport; problem: string; reason: ReviewReason },
): Promise<Attempt> {
  const settled = await claimDoubted(ctx, attempt, order, problem)
  if (reason === 'mismatch' && report.reference === attempt.reference) await bookAsReported(ctx, attempt, report)
  await ask(ctx, attempt, reason)
  return settled
}

async function bookAsReported(ctx: TxCtx, attempt: Attempt, report: CardReport): Promise<void> {
  const { confirmationCode: receipt, amountMinor, currency } = report
  if (receipt === null || amountMinor === null || amountMinor > MOST_MINOR || currency === null) return
  if (await isTaken(ctx, attempt, { receipt, providerRequestId: null })) return
  const now = ctx.clock.now()
  await ctx.tx.moneyReceipt.createMany({
    data: {
      tenantId: ctx.tenantId,
      id: ctx.ids.uuid(),
      provider: PESAPAL,
      receipt,
      source: 'card',
      attemptId: attempt.id,
      accountId: attempt.accountId,
      amountMinor,
      currency,
      at: now,
    },
    skipDuplicates: true,
  })
}

async function ask(ctx: TxCtx, attempt: Attempt, reason: ReviewReason): Promise<void> {
  const { id: attemptId, orderId } = attempt
  const money = await ctx.tx.moneyReceipt.findFirst({
    where: { tenantId: ctx.tenantId, attemptId },
    orderBy: { at: 'desc' },
    select: { id: true },
  })
  const receiptId = money?.id ?? null
  await openReview(ctx, { reason, subject: attemptId, receiptId, attemptId, orderId, suggestions: [] })
}
