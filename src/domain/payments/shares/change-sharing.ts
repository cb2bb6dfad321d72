import type { Ctx, TxCtx } from '../../context.ts'
import { lockOrder } from '../core/lock-order.ts'
import type { SharingChange, SharingOutcome, SharingView } from '../schemas/shares.ts'
import { askAgain } from './ask-again.ts'
import { dropPayer } from './drop-payer.ts'
import { endSharing } from './end-sharing.ts'
import { payRest } from './pay-rest.ts'
import { type Sharing, sharingOfOrder } from './read-sharing.ts'
import { toSharingView } from './sharing-view.ts'
import { splitAmongLeft } from './split-among-left.ts'

export interface ChangedSharing {
  outcome: SharingOutcome
  /** As it is after it; null when the order was never shared. */
  sharing: SharingView | null
  /** What goes back to who paid it, where the sharing has ended. */
  backMinor: number
}

/** What the buyer wants of a running sharing. Throws `not_found` for an order that is not hers. */
export async function changeSharing(
  ctx: Ctx,
  { orderId, change }: { orderId: string; change: SharingChange },
): Promise<ChangedSharing> {
  return ctx.transaction(async (ctx) => {
    await lockOrder(ctx, orderId)
    const sharing = await sharingOfOrder(ctx, orderId)
    if (sharing?.status !== 'active') {
      return { outcome: 'not_shared', sharing: sharing && toSharingView(ctx, sharing), backMinor: 0 }
    }
    const { outcome, backMinor } = await apply(ctx, sharing, change)
    const after = await sharingOfOrder(ctx, orderId)
    return { outcome, sharing: after && toSharingView(ctx, after), backMinor }
  })
}

async function apply(
  ctx: TxCtx,
  sharing: Sharing,
  change: SharingChange,
): Promise<{ outcome: SharingOutcome; backMinor: number }> {
  const only = (outcome: SharingOutcome) => ({ outcome, backMinor: 0 })
  switch (change.do) {
    case 'drop':
      return only(await dropPayer(ctx, sharing, change))
    case 'ask':
      return only(await askAgain(ctx, sharing, change.position))
    case 'split':
      return only(await splitAmongLeft(ctx, sharing))
    case 'rest':
      return only(await payRest(ctx, sharing))
    case 'end': {
      const ended = await endSharing(ctx, sharing.orderId, 'ended_by_buyer')
      return { outcome: ended === null ? 'not_shared' : 'ended', backMinor: ended?.backMinor ?? 0 }
    }
  }
}
