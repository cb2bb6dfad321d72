import type { TxCtx } from '../context.ts'
import { OrderStatus } from './schemas.ts'

export interface ReferredOrder {
  id: string
  status: OrderStatus
  currency: string
}

/** The order that has exactly this reference; null when none of this shop has. */
export async function findOrderByReference(ctx: TxCtx, reference: string): Promise<ReferredOrder | null> {
  const order = await ctx.tx.order.findFirst({
    where: { tenantId: ctx.tenantId, reference },
    select: { id: true, status: true, currency: true },
  })
  return order && { ...order, status: OrderStatus.parse(order.status) }
}
