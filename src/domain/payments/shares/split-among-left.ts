import type { TxCtx } from '../../context.ts'
import type { SharingOutcome } from '../schemas/shares.ts'
import { resizeShare } from './move-share.ts'
import { openShares, restOf, unassignedOf } from './open-shares.ts'
import type { Sharing } from './read-sharing.ts'
import { splitAgain } from './split.ts'
import { wantPrompts } from './want-prompts.ts'

/** Those who have not paid yet, and have no prompt on their phones, pay what is nobody's share as well; they are asked anew. */
export async function splitAmongLeft(ctx: TxCtx, sharing: Sharing): Promise<SharingOutcome> {
  const unassigned = unassignedOf(sharing)
  const open = openShares(sharing)
  if (unassigned === 0 || open.length === 0) return 'nothing_left'
  const free = open.filter(({ isPrompted }) => !isPrompted)
  if (free.length === 0) return 'prompt_open'
  const rests = free.map(restOf)
  const all = rests.reduce((sum, rest) => sum + rest, unassigned)
  const amounts = splitAgain(rests, all)
  for (const [at, share] of free.entries()) {
    const amountMinor = share.paidMinor + (amounts[at] ?? 0)
    await resizeShare(ctx, share, { amountMinor, reason: 'shared again among those who are left' })
  }
  await wantPrompts(ctx, sharing.planId, free)
  return 'changed'
}
