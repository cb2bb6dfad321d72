import { formatMoney } from '../../../lib/money.ts'
import type { TxCtx } from '../../context.ts'
import type { Attempt } from '../core/attempt.ts'
import type { RecordedReceipt } from '../core/money/money-receipts.ts'
import { restOf } from './open-shares.ts'
import type { Sharing } from './read-sharing.ts'
import { progressOf, sayPayer } from './say-shares.ts'
import { tellBuyer } from './tell-buyer.ts'

/** Tells the buyer, once per receipt, who has paid how much, and who is still to pay. */
export async function tellShareMoney(
  ctx: TxCtx,
  sharing: Sharing,
  attempt: Attempt,
  { receiptId, allocatedMinor }: RecordedReceipt,
): Promise<void> {
  const share = sharing.shares.find(({ id }) => id === attempt.shareId)
  if (share === undefined) return
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency: sharing.currency })
  const payer = sayPayer(ctx, share, sharing.language)
  const slots = { payer, amount: money(allocatedMinor), reference: sharing.orderReference, ...progressOf(ctx, sharing) }
  const dedupeKey = `share:${receiptId}`
  if (share.status === 'part_paid') {
    return tellBuyer(ctx, sharing, {
      key: 'share_part_paid',
      slots: { ...slots, rest: money(restOf(share)) },
      dedupeKey,
    })
  }
  const nobodyLeft = slots.who === ''
  const key = nobodyLeft ? 'share_paid_gap' : 'share_paid'
  return tellBuyer(ctx, sharing, { key, slots, dedupeKey, ...(nobodyLeft ? { about: null } : {}) })
}
