import type { TxCtx } from '../../context.ts'
import { OrderStatus, type ReferredOrder } from '../../orders/index.ts'

/** The share that has exactly this reference, with its order; null when none of this shop has. */
export async function findShareByReference(
  ctx: TxCtx,
  reference: string,
): Promise<(ReferredOrder & { shareId: string }) | null> {
  const share = await ctx.tx.orderShare.findFirst({
    where: { tenantId: ctx.tenantId, reference },
    select: { id: true, order: { select: { id: true, status: true, currency: true } } },
  })
  return share && { ...share.order, status: OrderStatus.parse(share.order.status), shareId: share.id }
}
