import type { TxCtx } from '../../context.ts'
import type { Attempt } from '../core/attempt.ts'
import { moveShare } from './move-share.ts'
import { sharingOfShare } from './read-sharing.ts'

/** More money came for an attempt that had its own: a share that was done with is so no more. Call under the order's lock. */
export async function followSecond(ctx: TxCtx, attempt: Attempt): Promise<void> {
  if (attempt.shareId === null) return
  const { share } = await sharingOfShare(ctx, attempt.shareId)
  await moveShare(ctx, share, 'more_held', { reason: `attempt ${attempt.id}` })
}
