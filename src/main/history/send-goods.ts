import type { Ctx } from '../../domain/context.ts'
import { getOrder, moveGoods } from '../../domain/orders/index.ts'

/** The goods of a paid order leave the shop and arrive, by the rider or over the counter, as its customer has chosen. */
export async function sendGoods(ctx: Ctx, orderId: string): Promise<void> {
  const { fulfilment } = await getOrder(ctx, { orderId })
  const stages = fulfilment?.kind === 'delivery' ? (['dispatched', 'delivered'] as const) : (['handed_over'] as const)
  for (const to of stages) await moveGoods(ctx, { orderId, to, carrier: null, note: null, seen: null })
}
