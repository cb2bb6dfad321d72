import type { TxCtx } from '../../context.ts'
import type { SharingOutcome } from '../schemas/shares.ts'
import { moveShare } from './move-share.ts'
import { isOpen, openShares, unassignedOf } from './open-shares.ts'
import type { Share, Sharing } from './read-sharing.ts'
import { wantPrompts } from './want-prompts.ts'

/**
 * Another prompt for a share, or for all that are open. Who is out of it, because she dropped out or has her money back, is
 * asked for as much of it as is nobody's share.
 * @param position null for everybody who has not paid
 */
export async function askAgain(ctx: TxCtx, sharing: Sharing, position: number | null): Promise<SharingOutcome> {
  if (position === null) return ask(ctx, sharing, openShares(sharing))
  const share = sharing.shares.find((one) => one.position === position)
  if (share === undefined) return 'no_such_share'
  const isOut = share.status === 'dropped' || share.status === 'refunded'
  if (!isOut) return ask(ctx, sharing, isOpen(share) ? [share] : [])
  const amountMinor = Math.min(share.amountMinor, unassignedOf(sharing))
  if (amountMinor === 0) return 'nothing_left'
  const back = await moveShare(ctx, share, 'asked_again', { amountMinor, reason: 'the buyer says so' })
  return ask(ctx, sharing, back === null ? [] : [back])
}

async function ask(ctx: TxCtx, { planId }: Sharing, shares: readonly Share[]): Promise<SharingOutcome> {
  if (shares.length === 0) return 'nothing_left'
  const free = shares.filter(({ isPrompted }) => !isPrompted)
  if (free.length === 0) return 'prompt_open'
  await wantPrompts(ctx, planId, free)
  return 'changed'
}
