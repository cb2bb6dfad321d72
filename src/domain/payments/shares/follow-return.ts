import type { TxCtx } from '../../context.ts'
import type { Attempt } from '../core/attempt.ts'
import { moveShare } from './move-share.ts'
import { sharingOfShare } from './read-sharing.ts'

/**
 * Money of an attempt has gone back: its share is done with when none of its money counts or waits any more, and not paid when
 * none counts. Call under the locks.
 */
export async function followReturn(ctx: TxCtx, attempt: Attempt): Promise<void> {
  if (attempt.shareId === null) return
  const { share } = await sharingOfShare(ctx, attempt.shareId)
  const [left] = await ctx.tx.$queryRaw<{ minor: number }[]>`
    SELECT coalesce(sum(m.amount_minor - m.refunded_minor), 0)::int AS minor FROM money_receipts m
    JOIN payment_attempts a ON a.tenant_id = m.tenant_id AND a.id = m.attempt_id
    WHERE m.tenant_id = ${ctx.tenantId}::uuid AND a.share_id = ${share.id}::uuid`
  const reason = `attempt ${attempt.id}`
  if (left?.minor === 0) await moveShare(ctx, share, 'money_returned', { reason })
  else if (share.paidMinor === 0) await moveShare(ctx, share, 'none_counts', { reason })
}
