import { say } from '../../../prompts/copy/index.ts'
import { canonicalJson } from '../../../src/lib/canonical-json.ts'
import type { PaymentMethod } from '../../../src/lib/payment-method.ts'
import type { ToolFailure, TurnPatch, TurnState } from '../../turn-state.ts'
import { type CheckoutScratch, NOTHING_DECIDED, type Pay } from '../checkout/scratch.ts'

/** What a payment tool takes: the order and the total that she said yes to. */
export function payOf({ checkout }: Pick<TurnState, 'checkout'>): Pay {
  if (checkout?.step.kind !== 'pay') throw new Error('no total was confirmed')
  return checkout.step.pay
}

/** Money can come now: the order stands, and whether it came is asked of the provider. */
export function awaiting(state: TurnState, attemptId: string | null): TurnPatch {
  if (attemptId === null) return {}
  const { orderId, total, method, msisdn } = payOf(state)
  const known = state.orderTotals !== null && state.orderId === orderId ? state.orderTotals : null
  const zero = { amountMinor: 0, currency: total.currency }
  return {
    pending: { kind: 'await_payment', orderId, attemptId, method, msisdn, remembers: offersToRemember(state) },
    paymentRequestId: attemptId,
    paymentStatus: 'pending',
    orderId,
    orderTotals: known ?? { subtotal: total, discount: zero, deliveryFee: zero, total },
    changingOrderId: null,
  }
}

/** Once per order, and only what she did not ask us to remember already. */
export function offersToRemember({ fulfilment, rememberedDelivery, pending }: TurnState): boolean {
  if (fulfilment === null || pending?.kind === 'await_payment') return false
  return canonicalJson(fulfilment) !== canonicalJson(rememberedDelivery)
}

/** A fact about money: it is never dropped for a newer message. */
export function tellPayment(state: TurnState, text: string, asks: CheckoutScratch['asks']): TurnPatch {
  const checkout = { ...(state.checkout ?? NOTHING_DECIDED), step: { kind: 'done' } as const, asks }
  return { checkout, said: [...state.said, text], replyKind: 'payment' }
}

export function alreadyPaid(state: TurnState): TurnPatch {
  const told = tellPayment(state, say('already_paid', state.responseLanguage), 'nothing')
  return { ...told, pending: null, cart: [], paymentStatus: 'paid' }
}

/** No payment was started: the order as it is now is shown again, or the other ways to pay are offered. */
export function notStarted({ code }: ToolFailure, state: TurnState): TurnPatch {
  const { responseLanguage: language } = state
  if (code === 'not_confirmed' && state.cart.length > 0) return writeAgain(state)
  if (code === 'out_of_stock') return tellPayment(state, say('stock_gone', language), 'nothing')
  const closed = code === 'not_enabled' || code === 'misconfigured' || code === 'limit_exceeded'
  if (closed) return otherWays(state, 'method_not_enabled')
  if (code === 'conflict') return tellPayment(state, say('sharing_pays_in_parts', language), 'nothing')
  return tellPayment(state, say('payment_unavailable', language), 'question')
}

/** A total that is not the confirmed one any more is written anew, and shown before anybody is asked for more money. */
function writeAgain(state: TurnState): TurnPatch {
  const pay = payOf(state)
  const step = { kind: 'order', pay, asks: null, again: true } as const
  return {
    checkout: { ...(state.checkout ?? NOTHING_DECIDED), step },
    // A payment was asked for before, so the order is no draft any more.
    changingOrderId: state.paymentRequestId === null ? state.changingOrderId : pay.orderId,
    replyKind: 'owed',
  }
}

/** This way is closed: the others that are open are offered, or a person when there is none. */
export function otherWays(state: TurnState, key: 'method_not_enabled' | 'card_refused' | 'card_unknown'): TurnPatch {
  const { orderId, total, method } = payOf(state)
  const told = tellPayment(state, say(key, state.responseLanguage), 'question')
  if (state.pending?.kind === 'await_payment') return told
  // An answer that may be better in a minute leaves the way itself open.
  const methods = offeredMethods(state).filter((other) => key === 'card_unknown' || other !== method)
  if (methods.length === 0) return { ...told, pending: { kind: 'offer_handoff', reason: 'human_requested' } }
  return { ...told, pending: { kind: 'choose_payment', orderId, total, methods } }
}

/** The ways to pay that she was shown, or that are open. */
export function offeredMethods({ pending, paymentMethods }: TurnState): PaymentMethod[] {
  return pending !== null && 'methods' in pending ? pending.methods : paymentMethods
}
