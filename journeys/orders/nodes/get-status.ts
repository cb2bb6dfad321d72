import type { OrderView } from '../../../src/domain/orders/schemas.ts'
import { orderGetStatus } from '../../../tools/order-get-status.ts'
import { toolNode } from '../../core/tool-node.ts'
import type { TurnState } from '../../turn-state.ts'
import { targetOrder } from '../target-order.ts'
import { wishOf } from '../wish.ts'

/** Reads the orders that are meant, after asking the provider about a payment under way. */
export const orderGetStatusNode = toolNode(orderGetStatus, {
  args: (state) => {
    const { orderId, reference } = wishOf(state)
    return { order_id: orderId, reference, refresh_payment: true }
  },
  keep: ({ orders: all }, state) => {
    const ordersWish = wishOf(state)
    const orders = ordersWish.orderId === null && ordersWish.reference === null ? all.filter(isHers(state)) : all
    return { orders, ordersWish, order: targetOrder(orders, ordersWish) }
  },
  failed: (_failure, state) => ({ ordersWish: wishOf(state) }),
})

/** A draft that the talk has let go of was dropped; only where the talk itself was lost may it still be meant. */
function isHers({ orderId, turnCount }: TurnState): (order: OrderView) => boolean {
  return (order) => order.status !== 'draft' || order.orderId === orderId || turnCount === 0
}
