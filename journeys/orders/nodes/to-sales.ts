import type { OrderView } from '../../../src/domain/orders/schemas.ts'
import { ruleNode } from '../../core/rule-node.ts'
import { cartOf } from '../../sales/cart.ts'
import type { TurnPatch, TurnState } from '../../turn-state.ts'
import { statusPatch } from '../after-status.ts'

/** The order is changed or paid where orders are made: the session is about it from here on, and sales reads the words again. */
export const ordersToSalesNode = ruleNode((state) => {
  const { order, ordersWish } = state
  if (order === null || ordersWish === null) throw new Error('no order was found')
  const left: TurnPatch = { goesTo: 'sales', sales: null, suspended: null, parked: false, digression: false }
  return { ...left, ...(isPaidFor(order, state) ? payingPatch(order, state) : editingPatch(order, state)) }
})

/** A total that is being changed is confirmed before it is paid. */
function isPaidFor({ orderId, status }: OrderView, { ordersWish, changingOrderId }: TurnState): boolean {
  return ordersWish?.kind !== 'change' && status === 'awaiting_payment' && changingOrderId !== orderId
}

function payingPatch(order: OrderView, state: TurnState): TurnPatch {
  return { ...known(order, state), ...statusPatch(order, state), changingOrderId: null }
}

function editingPatch(order: OrderView, state: TurnState): TurnPatch {
  const { orderId, status } = order
  const changingOrderId = status === 'draft' && orderId === state.orderId ? null : orderId
  return { ...known(order, state), changingOrderId, paymentRequestId: null, paymentStatus: null, pending: null }
}

function known(order: OrderView, { cart, orderId }: TurnState): TurnPatch {
  const { subtotal, discount, total } = order
  const mine = order.orderId === orderId && cart.length > 0
  return { orderId: order.orderId, orderTotals: { subtotal, discount, total }, cart: mine ? cart : cartOf(order) }
}
