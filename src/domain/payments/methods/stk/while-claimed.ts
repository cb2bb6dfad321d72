import type { TxCtx } from '../../../context.ts'
import type { OrderRow } from '../../../orders/index.ts'
import type { Attempt } from '../../core/attempt.ts'
import { claimDoubted } from '../../core/money/doubt-claim.ts'
import { tellCustomer } from '../../core/notices/tell-customer.ts'
import { openReview } from '../../reviews/open-review.ts'
import { STK_LIMITS } from './stk-limits.ts'

/** An attempt of which somebody says that it is paid, and of which the provider has said nothing. */
export type ClaimedAttempt = Attempt & { claimedAt: Date }

/** True where a confirmation would still say something new: what was given back or is with a person is asked about no more. */
export function isClaimed(attempt: Attempt): attempt is ClaimedAttempt {
  const { status, claimedAt } = attempt
  return claimedAt !== null && status !== 'refunded' && status !== 'needs_review'
}

/**
 * What time does to a claimed success. The stock stays held and the provider is asked by the poll plan; the customer hears
 * once that her payment is being checked, later a person is asked, and when polling ends only a person can decide.
 */
export async function whileClaimed(ctx: TxCtx, attempt: ClaimedAttempt, order: OrderRow): Promise<Attempt> {
  const ageSeconds = (ctx.clock.now().getTime() - attempt.claimedAt.getTime()) / 1000
  if (ageSeconds >= STK_LIMITS.hardStopSeconds) return claimDoubted(ctx, attempt, order, 'success_never_confirmed')
  if (ageSeconds >= STK_LIMITS.claimAlarmSeconds) {
    const { id: attemptId, orderId } = attempt
    await openReview(ctx, { reason: 'unproven', subject: attemptId, attemptId, orderId, suggestions: [] })
  }
  if (ageSeconds >= STK_LIMITS.waitingNoticeSeconds && !attempt.superseded && order.status === 'awaiting_payment') {
    await tellCustomer(ctx, attempt, 'payment_being_checked', 'claimed')
  }
  return attempt
}
