import type { OrderView } from '../../src/domain/orders/schemas.ts'
import { goOn } from '../core/go-on.ts'
import type { Pending } from '../pending.ts'
import { NO_PAYMENT, promptedNumber } from '../sales/checkout/begin-payment.ts'
import type { TurnPatch, TurnState } from '../turn-state.ts'

/** What the session takes over from the record of the order it is about, and what may be answered next. */
export function statusPatch(order: OrderView, state: TurnState): TurnPatch {
  const { orderId, payment, status } = order
  const known: TurnPatch = { paymentStatus: payment?.status ?? null }
  // While an unpaid order is being changed, its total is confirmed first, as that of a draft is.
  if (status === 'draft' || (status === 'awaiting_payment' && orderId === state.changingOrderId)) {
    // Whether it is to be dropped is asked already, and is asked again.
    const { pending } = state
    if (pending?.kind === 'confirm_cancel_order' && pending.orderId === orderId) return { ...known, pending }
    if (orderId !== state.orderId || state.cart.length === 0) return known
    return { ...known, ...goOn(state, 'sales', [{ act: 'checkout' }]) }
  }
  if (status === 'awaiting_payment' && payment !== null) return { ...known, ...awaiting(order, payment, state) }
  const about = orderId === state.orderId
  return about
    ? { cart: [], orderId: null, orderTotals: null, ...NO_PAYMENT, ...known, ...closed(orderId, state) }
    : known
}

function awaiting(order: OrderView, payment: NonNullable<OrderView['payment']>, state: TurnState): TurnPatch {
  const { subtotal, discount, deliveryFee, total, orderId } = order
  const { attemptId, method } = payment
  return {
    orderId,
    orderTotals: { subtotal, discount, deliveryFee, total },
    paymentRequestId: attemptId,
    // The question now asked takes the place of one that was put aside for this message.
    pending: { kind: 'await_payment', orderId, attemptId, method, msisdn: promptedNumber(state), remembers: false },
    suspended: null,
    digression: false,
  }
}

/** Questions about an order that is settled are answered by that. */
function closed(orderId: string, { pending, suspended }: TurnState): TurnPatch {
  const about = (one: Pending | null) => one !== null && 'orderId' in one && one.orderId === orderId
  const left = { pending: about(pending) ? null : pending, suspended: about(suspended) ? null : suspended }
  return about(suspended) ? { ...left, digression: false } : left
}
