import type { TxCtx } from '../../context.ts'
import { lockAttempt } from '../core/attempt.ts'
import { moveAttempt } from '../core/move-attempt.ts'
import { PAYMENT_METHODS } from '../methods/payment-methods.ts'
import { openReview } from '../reviews/open-review.ts'
import { movePlan } from './move-plan.ts'
import { moveShare } from './move-share.ts'
import { type Sharing, sharingOfOrder } from './read-sharing.ts'
import type { PlanEvent } from './transitions.ts'

interface Booked {
  id: string
  receipt: string | null
  attemptId: string
}

/**
 * The order is not shared any more. What has come for its shares belongs to nobody from now on, and a person gives it back to
 * who paid it; what came for the whole order stays with it. Call under the order's lock.
 * @returns how much goes back; null when it was not being shared
 */
export async function endSharing(
  ctx: TxCtx,
  orderId: string,
  event: Extract<PlanEvent, 'ended_by_buyer' | 'order_closed' | 'lapsed'>,
): Promise<{ sharing: Sharing; backMinor: number } | null> {
  const sharing = await sharingOfOrder(ctx, orderId)
  if (sharing === null) return null
  const ended = await movePlan(ctx, sharing, event, { reason: event })
  if (ended === null) return null
  for (const share of sharing.shares) {
    const hasGone = share.status === 'paid' && share.paidMinor === 0
    await moveShare(ctx, share, hasGone ? 'money_returned' : 'sharing_ended', { reason: event })
  }
  const backMinor = sharing.shares.reduce((sum, { paidMinor }) => sum + paidMinor, 0)
  if (backMinor > 0) await releaseMoney(ctx, sharing)
  return { sharing: ended, backMinor }
}

/** Takes the money of the shares off the order: each receipt becomes a question, which a person answers by giving it back. */
async function releaseMoney(ctx: TxCtx, { planId, orderId }: Sharing): Promise<void> {
  const booked = await ctx.tx.$queryRaw<Booked[]>`
    UPDATE money_receipts m SET allocated_minor = 0, order_id = NULL
    FROM payment_attempts a JOIN order_shares s ON s.tenant_id = a.tenant_id AND s.id = a.share_id
    WHERE m.tenant_id = ${ctx.tenantId}::uuid AND a.tenant_id = m.tenant_id AND a.id = m.attempt_id
      AND s.plan_id = ${planId}::uuid AND m.allocated_minor > 0
    RETURNING m.id, m.receipt, m.attempt_id AS "attemptId"`
  for (const { id: receiptId, receipt, attemptId } of booked) {
    const attempt = await lockAttempt(ctx, attemptId)
    const subject = `${PAYMENT_METHODS[attempt.method].provider}:${receipt ?? attemptId}`
    await openReview(ctx, { reason: 'share_ended', subject, receiptId, attemptId, orderId, suggestions: [] })
    await moveAttempt(ctx, attempt, 'share_withdrawn', { reason: 'the order is not shared any more' })
  }
}
