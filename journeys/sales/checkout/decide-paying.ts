import { say } from '../../../prompts/copy/index.ts'
import type { PaymentMethod } from '../../../src/lib/payment-method.ts'
import type { TurnState } from '../../turn-state.ts'
import { cartLines } from '../cart.ts'
import { ownMsisdn, promptedNumber } from './begin-payment.ts'
import { type CheckoutFacts, type Decision, DONE } from './decision.ts'
import type { CheckoutHeard } from './hear-checkout.ts'
import { keepForLater } from './keep-for-later.ts'
import { readWay } from './read-way.ts'

/** Money is awaited: another try, another way to pay, another place, or later. A yes to nothing changes nothing. */
export function decidePaying(state: TurnState, heard: CheckoutHeard, { served }: CheckoutFacts): Decision {
  const { orderId, pending } = state
  const way = readWay(heard.way, served, state)
  if (way.asks !== null) return { step: DONE, patch: { pending: way.asks } }
  if (way.changed && orderId !== null) {
    return { step: { kind: 'redirect', orderId, lines: cartLines(state.cart) }, patch: way.patch }
  }
  const paid = pays(state, heard)
  if (paid !== null) return paid
  const offered = pending?.kind === 'await_payment' && pending.remembers
  if (heard.yes && offered && state.fulfilment !== null) {
    return { step: { kind: 'remember', delivery: state.fulfilment } }
  }
  if (heard.no && offered) return forget(state)
  return heard.no || heard.drops || heard.later ? keepForLater(state) : { step: DONE }
}

/** The total of an order that money is awaited for was confirmed: another prompt or another way asks for exactly that. */
function pays(state: TurnState, heard: CheckoutHeard): Decision | null {
  const { orderId, orderTotals, paymentMethods, responseLanguage: language } = state
  if (orderId === null || orderTotals === null) return null
  if (heard.shows) return { step: { kind: 'methods', shows: 'checkout' } }
  const due = { orderId, total: orderTotals.total }
  if (heard.otherWay) return { step: { kind: 'methods', shows: 'ways' } }
  // A number that is none, while money is awaited, may well be her PIN.
  if (heard.badPhone) return { step: DONE, patch: { said: [...state.said, say('pin_not_here', language)] } }
  const method = methodSaid(state, heard)
  const asked: PaymentMethod[] = paymentMethods.length > 0 ? paymentMethods : ['stk']
  if (heard.otherNumber && asked.includes('stk')) {
    return { step: DONE, patch: { pending: { kind: 'give_phone', ...due, methods: asked } } }
  }
  if (method === null) return null
  if (paymentMethods.length > 0 && !paymentMethods.includes(method)) {
    return { step: DONE, patch: { said: [...state.said, say('method_not_enabled', language)] } }
  }
  if (method !== 'stk') return { step: { kind: 'pay', pay: { ...due, method, msisdn: null } } }
  const msisdn = heard.msisdn ?? promptedNumber(state) ?? ownMsisdn(state)
  if (msisdn !== null) return { step: { kind: 'pay', pay: { ...due, method, msisdn } } }
  const methods = paymentMethods.length > 0 ? paymentMethods : [method]
  return { step: DONE, patch: { pending: { kind: 'give_phone', ...due, methods } } }
}

/** A number alone is one for a prompt; "pay" alone is the same way once more. */
function methodSaid({ pending }: TurnState, { method, msisdn, pays }: CheckoutHeard): PaymentMethod | null {
  if (msisdn !== null) return 'stk'
  if (method !== null) return method
  if (!pays) return null
  return pending?.kind === 'await_payment' ? pending.method : 'stk'
}

function forget(state: TurnState): Decision {
  const { pending } = state
  const said = [...state.said, say('not_remembered', state.responseLanguage)]
  const still = pending?.kind === 'await_payment' ? { pending: { ...pending, remembers: false } } : {}
  return { step: DONE, checkout: { asks: 'nothing' }, patch: { said, ...still } }
}
