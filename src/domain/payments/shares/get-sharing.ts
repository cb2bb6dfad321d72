import type { Ctx } from '../../context.ts'
import { getOrderRow } from '../../orders/index.ts'
import type { SharingView } from '../schemas/shares.ts'
import { sharingOfOrder } from './read-sharing.ts'
import { toSharingView } from './sharing-view.ts'

/** How far the sharing of an order has come; null when it was never shared. Throws `not_found` for an order that is not hers. */
export async function getSharing(ctx: Ctx, { orderId }: { orderId: string }): Promise<SharingView | null> {
  return ctx.transaction(async (ctx) => {
    await getOrderRow(ctx, { orderId, lock: false })
    const sharing = await sharingOfOrder(ctx, orderId)
    return sharing && toSharingView(ctx, sharing)
  })
}
