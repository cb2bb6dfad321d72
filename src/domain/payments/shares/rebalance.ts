import type { TxCtx } from '../../context.ts'
import { moveShare, resizeShare } from './move-share.ts'
import { openShares, restOf } from './open-shares.ts'
import { type Sharing, sharingOfOrder } from './read-sharing.ts'
import { splitAgain } from './split.ts'

/**
 * Money came for a shared order beside what was asked for: a payer who had dropped out paid after all, or somebody paid under
 * the order's own reference. What is open never asks for more than the order needs, so it shrinks; a prompt that is on a
 * phone stays as it is, and what it brings too much is a question to a person. Call under the order's lock.
 */
export async function rebalance(ctx: TxCtx, orderId: string): Promise<Sharing | null> {
  const sharing = await sharingOfOrder(ctx, orderId)
  if (sharing === null || sharing.status !== 'active') return sharing
  const open = openShares(sharing)
  const excess = open.reduce((sum, share) => sum + restOf(share), 0) - sharing.dueMinor
  if (excess <= 0) return sharing
  const free = open.filter(({ isPrompted }) => !isPrompted)
  const rests = free.map(restOf)
  const sum = rests.reduce((total, rest) => total + rest, 0)
  const left = splitAgain(rests, Math.max(0, sum - excess))
  const reason = 'the order needs less'
  for (const [at, share] of free.entries()) {
    const rest = left[at] ?? 0
    const amountMinor = share.paidMinor + rest
    if (rest === 0) await moveShare(ctx, share, 'covered_by_others', { amountMinor, reason })
    else await resizeShare(ctx, share, { amountMinor, reason })
  }
  return sharingOfOrder(ctx, orderId)
}
