import { getOrder, moveGoods } from '../../domain/orders/index.ts'
import { ordersOf } from './orders-of.ts'
import type { PastShop } from './past-shop.ts'

const ON_THE_WAY_MS = 40 * 60_000

/**
 * The goods of a talk that are paid for leave the shop and arrive, by the rider or over the counter, as their customer has chosen.
 * @param who at the shop says so
 */
export async function sendGoods(shop: PastShop, conversationId: string, who: string | undefined): Promise<void> {
  for (const orderId of await ordersOf(shop, conversationId, ['paid'])) {
    const { fulfilment } = await getOrder(shop.ctxFor(), { orderId })
    const stages = fulfilment?.kind === 'delivery' ? (['dispatched', 'delivered'] as const) : (['handed_over'] as const)
    for (const to of stages) {
      if (to === 'delivered') shop.clock.pass(ON_THE_WAY_MS)
      await moveGoods(shop.ctxFor(who), { orderId, to, carrier: null, note: null, seen: null })
      await shop.settle()
    }
  }
}
