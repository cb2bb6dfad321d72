import type { Money } from '../../../lib/money.ts'
import type { TxCtx } from '../../context.ts'
import { AppError } from '../../errors.ts'
import type { OrderRow } from '../../orders/index.ts'
import { isOpen, restOf } from './open-shares.ts'
import { sharingOfShare } from './read-sharing.ts'

/**
 * What a prompt for a share asks for: what is left of it, under its own reference. Call under the order's lock. Throws
 * `not_found`, `conflict` (it takes no money any more), `not_confirmed` (another amount).
 */
export async function promptedShare(
  ctx: TxCtx,
  order: OrderRow,
  { shareId, confirmed }: { shareId: string; confirmed: Money },
): Promise<{ amountMinor: number; reference: string }> {
  const { sharing, share } = await sharingOfShare(ctx, shareId)
  if (sharing.orderId !== order.id) throw new AppError('not_found', 'this order has no such share')
  if (sharing.status !== 'active' || !isOpen(share)) {
    throw new AppError('conflict', `a share that is ${share.status} takes no payment`)
  }
  const amountMinor = restOf(share)
  if (amountMinor !== confirmed.amountMinor || sharing.currency !== confirmed.currency) {
    throw new AppError('not_confirmed', 'what is left of this share is not what was agreed on')
  }
  return { amountMinor, reference: share.reference }
}
