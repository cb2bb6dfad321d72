import { orderCreate } from '../../../tools/order-create.ts'
import { toolNode } from '../../node-makers/tool-node.ts'
import type { ToolFailure, TurnPatch, TurnState } from '../../turn-state.ts'
import { listPending, scratch } from '../begin.ts'
import { cartLines } from '../cart.ts'
import type { SalesNotice } from '../step.ts'

/** Writes the cart as the draft of this conversation, priced from its rows, and asks for the confirmation of it. */
export const orderCreateNode = toolNode(orderCreate, {
  args: (state) => ({ lines: cartLines(state.cart) }),
  keep: ({ order }, state) => ({
    order,
    orderId: order.orderId,
    orderTotals: { subtotal: order.subtotal, discount: order.discount, total: order.total },
    paymentRequestId: null,
    paymentStatus: null,
    pending: { kind: 'confirm_order', orderId: order.orderId, total: order.total },
    ...owed(state),
  }),
  failed: (failure, state) => (failure.code === 'out_of_stock' ? soldOut(state) : unreachable(failure, state)),
})

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
