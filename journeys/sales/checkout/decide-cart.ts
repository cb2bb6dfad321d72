import { say } from '../../../prompts/copy/index.ts'
import type { PaymentMethod } from '../../../src/lib/payment-method.ts'
import type { TurnState } from '../../turn-state.ts'
import { ownMsisdn } from './begin-payment.ts'
import { type CheckoutFacts, type Decision, DONE } from './decision.ts'
import type { CheckoutHeard } from './hear-checkout.ts'
import { keepForLater } from './keep-for-later.ts'
import { type CheckoutPending, isCheckoutPending } from './pending.ts'
import { readWay } from './read-way.ts'

/** A question that an amount was shown with: its yes pays that amount. */
type Shown = Extract<CheckoutPending, { methods: unknown }>

/** The cart is ready: it is shown with its delivery and its total, and a yes to that pays it. */
export function decideCart(state: TurnState, heard: CheckoutHeard, { served }: CheckoutFacts): Decision {
  const way = readWay(heard.way, served, state)
  const isWritten = state.orderId !== null && !state.cartChanged
  if (way.asks !== null && isWritten) return { step: DONE, patch: { ...way.patch, pending: way.asks } }
  if (way.changed) {
    const step = { kind: 'order', pay: null, asks: way.asks } as const
    return { step, patch: way.patch }
  }
  const shown = shownBefore(state)
  const paid = shown === null ? null : paysShown(shown, heard, state)
  if (paid !== null) return paid
  if (heard.later) return keepForLater(state)
  if (heard.drops) return dropCart(state)
  if (heard.no || heard.changes) return askWhatToChange(state)
  if (onlyAsks(state, heard)) return { step: DONE }
  return { step: { kind: 'order', pay: null, asks: null } }
}

function shownBefore({ pending, cartChanged }: TurnState): Shown | null {
  return !cartChanged && isCheckoutPending(pending) && 'methods' in pending ? pending : null
}

/** Yes, a way or a number, said to the total that was shown; null when none of these was said. */
function paysShown(shown: Shown, heard: CheckoutHeard, state: TurnState): Decision | null {
  const { orderId, total, methods } = shown
  const due = { orderId, total }
  if (heard.otherWay) return { step: DONE, patch: { pending: { kind: 'choose_payment', ...due, methods } } }
  const asksNumber: Decision = { step: DONE, patch: { pending: { kind: 'give_phone', ...due, methods } } }
  if (heard.badPhone && heard.msisdn === null) return tell(asksNumber, 'bad_phone', state)
  if (heard.otherNumber && heard.msisdn === null && methods.includes('stk')) return asksNumber
  const method = methodSaid(shown, heard)
  if (method === null) return null
  if (!methods.includes(method)) return tell({ step: DONE }, 'method_not_enabled', state)
  if (method !== 'stk') return { step: { kind: 'order', pay: { ...due, method, msisdn: null }, asks: null } }
  const msisdn = heard.msisdn ?? numberOf(shown, heard, state)
  return msisdn === null ? asksNumber : { step: { kind: 'order', pay: { ...due, method, msisdn }, asks: null } }
}

function methodSaid(shown: Shown, { method, msisdn, yes, pays }: CheckoutHeard): PaymentMethod | null {
  if (msisdn !== null) return 'stk'
  if (method !== null) return method
  if (!yes && !pays) return null
  if (shown.kind === 'confirm_checkout') return shown.method
  const [only, ...more] = shown.methods
  return shown.kind === 'give_phone' ? 'stk' : only !== undefined && more.length === 0 ? only : null
}

/** Who asked for another way than a prompt to her own number is asked for the number. */
function numberOf(shown: Shown, { yes, method }: CheckoutHeard, state: TurnState): string | null {
  if (shown.kind === 'confirm_checkout') return shown.msisdn
  return shown.kind === 'give_phone' && (yes || method === 'stk') ? ownMsisdn(state) : null
}

function askWhatToChange(state: TurnState): Decision {
  return tell({ step: DONE, checkout: { asks: 'nothing' } }, 'what_to_change', state)
}

function dropCart(state: TurnState): Decision {
  if (state.changingOrderId !== null) return keepForLater(state)
  const dropped = { pending: null, cart: [], openLines: [], orderId: null, orderTotals: null, paymentMethods: [] }
  return tell({ step: DONE, patch: { ...dropped, fulfilment: null, clarificationLoops: 0 } }, 'dropped', state)
}

/** A question does not write the order anew: what was asked before is asked again. */
function onlyAsks({ pending, cartChanged, acts }: TurnState, heard: CheckoutHeard): boolean {
  const says = heard.pays || heard.shows || heard.method !== null || heard.msisdn !== null
  return isCheckoutPending(pending) && !cartChanged && acts.length > 0 && !says
}

function tell(
  decision: Decision,
  key: 'bad_phone' | 'method_not_enabled' | 'what_to_change' | 'dropped',
  state: TurnState,
): Decision {
  const said = [...state.said, say(key, state.responseLanguage)]
  return { ...decision, patch: { ...decision.patch, said } }
}
