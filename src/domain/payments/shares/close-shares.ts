import type { TxCtx } from '../../context.ts'
import { movePlan } from './move-plan.ts'
import { moveShare } from './move-share.ts'
import { sharingOfOrder } from './read-sharing.ts'

/** The order has all its money: whatever was still open of its shares is covered. Call under the order's lock. */
export async function closeShares(ctx: TxCtx, orderId: string): Promise<void> {
  const sharing = await sharingOfOrder(ctx, orderId)
  if (sharing === null) return
  const paid = await movePlan(ctx, sharing, 'order_paid', { reason: 'the order is paid' })
  if (paid === null) return
  for (const share of sharing.shares) {
    await moveShare(ctx, share, 'covered_by_others', { amountMinor: share.paidMinor, reason: 'the order is paid' })
  }
}
