import type { OrderView } from '../../../src/domain/orders/schemas.ts'
import { orderCreate } from '../../../tools/order-create.ts'
import { toolNode } from '../../core/tool-node.ts'
import { statusPatch } from '../../orders/after-status.ts'
import type { ToolFailure, TurnPatch, TurnState } from '../../turn-state.ts'
import { listPending, scratch } from '../begin.ts'
import { cartLines, cartOf } from '../cart.ts'
import type { SalesNotice } from '../step.ts'

/** Writes the cart as the draft of this conversation, priced from its rows, and asks for the confirmation of it. */
export const orderCreateNode = toolNode(orderCreate, {
  args: (state) => ({ order_id: state.changingOrderId, lines: cartLines(state.cart) }),
  keep: ({ outcome, order }, state) => {
    if (outcome === 'payment_pending') return promptFirst(order, state)
    if (outcome === 'too_late') return tooLate(order)
    return written(order, state)
  },
  failed: (failure, state) => (failure.code === 'out_of_stock' ? soldOut(state) : unreachable(failure, state)),
})

function written(order: OrderView, state: TurnState): TurnPatch {
  return {
    order,
    orderId: order.orderId,
    orderTotals: { subtotal: order.subtotal, discount: order.discount, total: order.total },
    paymentRequestId: null,
    paymentStatus: null,
    paymentMethods: [],
    pending: { kind: 'confirm_order', orderId: order.orderId, total: order.total },
    ...owed(state),
  }
}

/** A prompt is out for the order as it was, so that is what it stays. */
function promptFirst(order: OrderView, state: TurnState): TurnPatch {
  const { subtotal, discount, total } = order
  const { sales } = scratch({ kind: 'say', notice: IN_PAYMENT }, IN_PAYMENT)
  return {
    ...statusPatch(order, state),
    sales: { ...sales, replyKind: 'owed' },
    cart: cartOf(order),
    orderTotals: { subtotal, discount, total },
    changingOrderId: null,
  }
}

const IN_PAYMENT: SalesNotice = { say: 'order_in_payment' }

/** Paid or closed meanwhile: its record says what can still be done. */
function tooLate(order: OrderView): TurnPatch {
  return { ...scratch({ kind: 'status', wish: 'change' }, null), cart: cartOf(order), changingOrderId: null }
}

function owed(state: TurnState): TurnPatch {
  const step = state.sales?.step ?? ({ kind: 'confirm' } as const)
  return { sales: { ...scratch(step, state.sales?.notice ?? null).sales, replyKind: 'owed' } }
}

/** Somebody else was faster: the line chosen last goes, and the list it came from is offered again. */
function soldOut(state: TurnState): TurnPatch {
  const last = state.cart.at(-1)
  return {
    ...scratch({ kind: 'back_to_list' }, { say: 'sold_out_meanwhile', name: last?.itemName ?? '' }),
    cart: state.cart.slice(0, -1),
    pending: listPending(state, last?.itemId ?? null),
  }
}

function unreachable(_failure: ToolFailure, state: TurnState): TurnPatch {
  const notice: SalesNotice = { say: 'cannot_now' }
  return { ...scratch({ kind: 'say', notice }, notice), pending: state.pending }
}
