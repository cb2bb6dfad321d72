import type { OrderView } from '../../src/domain/orders/schemas.ts'
import type { Pending } from '../pending.ts'
import { NO_PAYMENT, promptedNumber } from '../sales/begin.ts'
import type { TurnPatch, TurnState } from '../turn-state.ts'

/** What the session takes over from the record of the order it is about, and what may be answered next. */
export function statusPatch(order: OrderView, state: TurnState): TurnPatch {
  const { subtotal, discount, total, orderId, payment, status } = order
  const known: TurnPatch = { paymentStatus: payment?.status ?? null }
  // While an unpaid order is being changed, its total is confirmed first, as that of a draft is.
  if (status === 'draft' || (status === 'awaiting_payment' && orderId === state.changingOrderId)) {
    if (orderId !== state.orderId || state.cart.length === 0) return known
    return { ...known, ...asking({ kind: 'confirm_order', orderId, total }) }
  }
  if (status === 'awaiting_payment' && payment !== null) {
    const { attemptId } = payment
    const mine = { orderId, orderTotals: { subtotal, discount, total }, paymentRequestId: attemptId }
    return {
      ...known,
      ...mine,
      ...asking({ kind: 'await_payment', orderId, attemptId, method: payment.method, msisdn: promptedNumber(state) }),
    }
  }
  const about = orderId === state.orderId
  return about
    ? { cart: [], orderId: null, orderTotals: null, ...NO_PAYMENT, ...known, ...closed(orderId, state) }
    : known
}

/** The question now asked takes the place of one that was put aside for this message. */
function asking(pending: Pending): TurnPatch {
  return { pending, suspended: null, digression: false }
}

/** Questions about an order that is settled are answered by that. */
function closed(orderId: string, { pending, suspended }: TurnState): TurnPatch {
  const about = (one: Pending | null) => one !== null && 'orderId' in one && one.orderId === orderId
  const left = { pending: about(pending) ? null : pending, suspended: about(suspended) ? null : suspended }
  return about(suspended) ? { ...left, digression: false } : left
}
