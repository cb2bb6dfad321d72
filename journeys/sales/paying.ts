import type { PaymentMethod } from '../../src/domain/tenancy/schemas.ts'
import type { Money } from '../../src/lib/money.ts'
import type { ToolFailure, TurnPatch, TurnState } from '../turn-state.ts'
import { promptedNumber, scratch } from './begin.ts'
import type { SalesNotice } from './step.ts'

/** The order and the total that the customer said yes to, as the payment tools take them. */
export function confirmedPayment({ orderId, orderTotals, pending }: TurnState): {
  order_id: string
  confirmed_total: Money
} {
  if (pending !== null && 'total' in pending) return { order_id: pending.orderId, confirmed_total: pending.total }
  if (orderId === null || orderTotals === null) throw new Error('no total was confirmed')
  return { order_id: orderId, confirmed_total: orderTotals.total }
}

/** Money can come now: the order stands, and whether it came is asked of the provider. */
export function awaiting(state: TurnState, method: PaymentMethod, attemptId: string | null): TurnPatch {
  if (attemptId === null) return {}
  const { order_id: orderId } = confirmedPayment(state)
  return {
    pending: { kind: 'await_payment', orderId, attemptId, method, msisdn: promptedNumber(state) },
    paymentRequestId: attemptId,
    paymentStatus: 'pending',
    orderId,
    changingOrderId: null,
  }
}

export function alreadyPaid(state: TurnState): TurnPatch {
  return { ...paymentNotice(state, { say: 'already_paid' }), pending: null, cart: [], paymentStatus: 'paid' }
}

/** What is told of a payment is never dropped for a newer message. */
export function paymentNotice(state: TurnState, said: SalesNotice): TurnPatch {
  const step = state.sales?.step ?? ({ kind: 'confirm' } as const)
  return { sales: { ...scratch(step, said).sales, replyKind: 'payment' } }
}

/** No payment was started: the order as it is now is shown again, or the other ways to pay are offered. */
export function notStarted({ code }: ToolFailure, state: TurnState): TurnPatch {
  if (code === 'not_confirmed' && state.cart.length > 0) {
    const again = { kind: 'order', cart: state.cart, notice: { say: 'order_changed' } } as const
    return { sales: { ...scratch(again, again.notice).sales, replyKind: 'owed' } }
  }
  if (code === 'out_of_stock') return paymentNotice(state, { say: 'stock_gone' })
  const closed = code === 'not_enabled' || code === 'misconfigured' || code === 'limit_exceeded'
  return closed ? noLink('method_not_enabled', state) : paymentNotice(state, { say: 'payment_unavailable' })
}

/** This way is closed: the others that are switched on are offered, or a person when there is none. */
export function noLink(say: 'method_not_enabled' | 'card_refused' | 'card_unknown', state: TurnState): TurnPatch {
  const { pending, method } = state
  const notice = paymentNotice(state, { say })
  if (pending?.kind === 'await_payment') return notice
  const { order_id: orderId, confirmed_total: total } = confirmedPayment(state)
  const offered = pending?.kind === 'choose_payment' ? pending.methods : offeredMethods(state)
  // An answer that may be better in a minute leaves the way itself open.
  const methods = say === 'card_unknown' ? offered : offered.filter((other) => other !== method)
  if (methods.length === 0) return { ...notice, pending: { kind: 'offer_handoff', reason: 'human_requested' } }
  return { ...notice, pending: { kind: 'choose_payment', orderId, total, methods } }
}

function offeredMethods({ methods, paymentMethods }: TurnState): PaymentMethod[] {
  if (methods.length === 0) return paymentMethods
  return methods.filter(({ enabled }) => enabled).map(({ method }) => method)
}
