import type { TxCtx } from '../../context.ts'
import type { SharingOutcome } from '../schemas/shares.ts'
import { moveShare, resizeShare } from './move-share.ts'
import { isOpen, openShares, restOf, unassignedOf } from './open-shares.ts'
import type { Share, Sharing } from './read-sharing.ts'
import { wantPrompts } from './want-prompts.ts'

/** The buyer takes over whatever has not come, but for shares whose prompt is on a phone: who answers it has paid her own. */
export async function payRest(ctx: TxCtx, sharing: Sharing): Promise<SharingOutcome> {
  const own = sharing.shares.find(({ payer }) => payer === 'buyer')
  if (own === undefined) return 'no_such_share'
  if (own.isPrompted) return 'prompt_open'
  const others = openShares(sharing).filter(({ id, isPrompted }) => id !== own.id && !isPrompted)
  const more = others.reduce((sum, share) => sum + restOf(share), unassignedOf(sharing))
  if (more + (isOpen(own) ? restOf(own) : 0) === 0) {
    return openShares(sharing).some(({ isPrompted }) => isPrompted) ? 'prompt_open' : 'nothing_left'
  }
  const reason = 'the buyer pays the rest'
  for (const share of others) {
    await moveShare(ctx, share, 'covered_by_others', { amountMinor: share.paidMinor, reason })
  }
  const taken = await takeOver(ctx, own, more)
  await wantPrompts(ctx, sharing.planId, taken === null ? [] : [taken])
  return 'changed'
}

async function takeOver(ctx: TxCtx, own: Share, more: number): Promise<Share | null> {
  const reason = 'the buyer pays the rest'
  if (isOpen(own)) return resizeShare(ctx, own, { amountMinor: own.amountMinor + more, reason })
  return moveShare(ctx, own, 'took_over', { amountMinor: own.paidMinor + more, reason })
}
