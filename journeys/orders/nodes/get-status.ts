import { orderGetStatus } from '../../../tools/order-get-status.ts'
import { toolNode } from '../../core/tool-node.ts'
import type { TurnContext } from '../../turn-context.ts'
import type { TurnState } from '../../turn-state.ts'
import { targetOrder } from '../target-order.ts'
import { readWish } from '../wish.ts'

/** Reads the orders that are meant, after asking the provider about a payment under way. */
export const orderGetStatusNode = toolNode(orderGetStatus, {
  args: (state, turn) => {
    const { orderId, reference } = wishOf(state, turn)
    return { order_id: orderId, reference, refresh_payment: true }
  },
  keep: ({ orders }, state, turn) => {
    const ordersWish = wishOf(state, turn)
    return { orders, ordersWish, order: targetOrder(orders, ordersWish), goesTo: null }
  },
  failed: (_failure, state, turn) => ({ ordersWish: wishOf(state, turn) }),
})

function wishOf(state: TurnState, turn: TurnContext) {
  return readWish(state, turn.choice, turn.llm.engine)
}
