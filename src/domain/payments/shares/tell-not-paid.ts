import { formatMoney } from '../../../lib/money.ts'
import type { TxCtx } from '../../context.ts'
import type { Attempt } from '../core/attempt.ts'
import { isOpen, restOf } from './open-shares.ts'
import { sharingOfShare } from './read-sharing.ts'
import { sayPayer } from './say-shares.ts'
import { tellBuyer } from './tell-buyer.ts'

/** The prompt of a share brought nothing: the buyer hears whose it was, once, and what can be done. Call under the order's lock. */
export async function tellNotPaid(ctx: TxCtx, attempt: Attempt & { shareId: string }): Promise<void> {
  const { sharing, share } = await sharingOfShare(ctx, attempt.shareId)
  if (sharing.status !== 'active' || !isOpen(share)) return
  const { currency, language } = sharing
  const slots = {
    payer: sayPayer(ctx, share, language),
    amount: formatMoney({ amountMinor: restOf(share), currency }),
    reference: share.reference,
  }
  await tellBuyer(ctx, sharing, { key: 'share_not_paid', slots, dedupeKey: `${attempt.id}:not_paid`, about: share })
}
