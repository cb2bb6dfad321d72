import type { Ctx, TxCtx } from '../../../context.ts'
import { getOrderRow, type OrderRow } from '../../../orders/index.ts'
import { afterSettlement } from '../../core/after-settlement.ts'
import { type Attempt, getAttempt, lockAttempt } from '../../core/attempt.ts'
import { letGo } from '../../core/let-go.ts'
import { moveAttempt } from '../../core/move-attempt.ts'
import { reviewNotice } from '../../core/notices/review-notice.ts'
import { openReview } from '../../reviews/open-review.ts'
import type { AskProvider } from '../payment-method-handler.ts'

/**
 * Brings an instruction to the truth. Money by hand is reported to us and cannot be asked for, so only time acts here: at
 * its deadline an unpaid instruction expires, and one that got a part goes to a person.
 */
export async function settleC2b(ctx: Ctx, attemptId: string, _ask: AskProvider): Promise<Attempt> {
  const settled = await ctx.transaction(async (ctx) => {
    const { orderId } = await getAttempt(ctx, attemptId)
    const order = await getOrderRow(ctx, { orderId, lock: true })
    const attempt = await lockAttempt(ctx, attemptId)
    return ctx.clock.now() >= attempt.expiresAt ? atDeadline(ctx, attempt, order) : attempt
  })
  return afterSettlement(ctx, settled)
}

async function atDeadline(ctx: TxCtx, attempt: Attempt, order: OrderRow): Promise<Attempt> {
  if (attempt.status === 'partially_paid' && attempt.closedAt === null) return reviewPart(ctx, attempt, order)
  const expired = await moveAttempt(ctx, attempt, 'soft_deadline', { reason: 'nothing came in time' })
  return expired ? letGo(ctx, expired, order, 'payment_c2b_expired') : attempt
}

/** What came in must go somewhere. The stock stays with the order until a person has decided. */
async function reviewPart(ctx: TxCtx, attempt: Attempt, order: OrderRow): Promise<Attempt> {
  const reason = 'part_never_completed'
  const held = await moveAttempt(ctx, attempt, 'never_decided', { reason })
  if (!held) return attempt
  const { _sum: parts } = await ctx.tx.moneyReceipt.aggregate({
    where: { tenantId: ctx.tenantId, orderId: order.id, currency: order.currency },
    _sum: { allocatedMinor: true },
  })
  await openReview(ctx, { reason, subject: attempt.id, attemptId: attempt.id, orderId: order.id, suggestions: [] })
  const about = { state: 'needs_review', receivedMinor: parts.allocatedMinor ?? 0 }
  return reviewNotice(ctx, held, order, reason, about)
}
