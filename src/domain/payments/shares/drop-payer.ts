import type { TxCtx } from '../../context.ts'
import type { SharingOutcome } from '../schemas/shares.ts'
import { moveShare } from './move-share.ts'
import type { Sharing } from './read-sharing.ts'

/** One of them will not pay: what is left of that share is nobody's. A prompt that is on the phone is waited for. */
export async function dropPayer(
  ctx: TxCtx,
  sharing: Sharing,
  whose: { position: number | null; msisdn: string | null },
): Promise<SharingOutcome> {
  const share = sharing.shares.find(
    ({ position, msisdn }) => position === whose.position || (msisdn !== null && msisdn === whose.msisdn),
  )
  if (share === undefined) return 'no_such_share'
  if (share.isPrompted) return 'prompt_open'
  // What came of it stays with the order, and no more of it is awaited.
  const amountMinor = share.status === 'part_paid' ? share.paidMinor : share.amountMinor
  const dropped = await moveShare(ctx, share, 'payer_dropped', { amountMinor, reason: 'the buyer says so' })
  return dropped === null ? 'nothing_left' : 'changed'
}
