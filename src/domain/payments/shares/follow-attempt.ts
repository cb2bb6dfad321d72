import type { TxCtx } from '../../context.ts'
import type { Attempt } from '../core/attempt.ts'
import type { AttemptEvent } from '../core/transitions.ts'
import { moveShare } from './move-share.ts'
import { type Share, sharingOfShare } from './read-sharing.ts'
import { rebalance } from './rebalance.ts'
import type { ShareEvent } from './transitions.ts'

/**
 * Brings the share of an attempt to what the attempt has just become. Its money was booked before. Call under the order's
 * lock; an attempt for the whole order has no share.
 */
export async function followAttempt(ctx: TxCtx, attempt: Attempt, because: AttemptEvent): Promise<void> {
  if (attempt.shareId === null) return
  const { share } = await sharingOfShare(ctx, attempt.shareId)
  const event = eventOf(share, attempt, because)
  if (event !== null) await moveShare(ctx, share, event, { reason: `attempt ${attempt.id}: ${because}` })
  // What others paid while it was on the phone is not asked of this one again.
  if (!share.isPrompted) await rebalance(ctx, attempt.orderId)
}

function eventOf(share: Share, { status, method }: Attempt, because: AttemptEvent): ShareEvent | null {
  if (because === 'money_unplaceable') return 'money_held'
  switch (status) {
    case 'paid':
      if (share.paidMinor >= share.amountMinor && share.amountMinor > 0) return 'money_came'
      return share.paidMinor > 0 ? 'part_came' : null
    case 'created':
    case 'submitting':
    case 'submit_unknown':
    case 'pending':
      return method === 'stk' ? 'prompt_opened' : null
    case 'rejected':
    case 'failed':
    case 'cancelled':
    case 'expired':
      return share.isPrompted ? null : 'prompt_ended'
    // What goes back is followed by `followReturn`.
    case 'refunded':
    case 'partially_paid':
    case 'needs_review':
      return null
  }
}
