import { orderCreate } from '../../../tools/order-create.ts'
import { toolNode } from '../../core/tool-node.ts'

/** Withdraws the order that the customer said yes to: an order that is written over with nothing. */
export const ordersWithdrawNode = toolNode(orderCreate, {
  args: ({ order }) => {
    if (order === null) throw new Error('no order was found')
    return { order_id: order.orderId, lines: [] }
  },
  keep: ({ outcome, order }) => ({ withdrawal: outcome, order }),
})
