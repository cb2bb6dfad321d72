import { fold } from '../../src/llm/offline/tokens.ts'
import { namesWayToPay } from '../governance/talk-rules.ts'
import type { WishKind } from '../orders/wish.ts'
import type { TurnState } from '../turn-state.ts'
import { promptedNumber } from './begin.ts'
import { openCart } from './cart.ts'
import { type ChoiceId, choicesOf } from './choices.ts'
import type { Heard } from './hear.ts'
import { readCartChange } from './reading/cart-change.ts'
import { readChooseOption } from './reading/choose-option.ts'
import { readChooseQuantity } from './reading/choose-quantity.ts'
import { asksAboutMoney } from './reading/claims.ts'
import { isRetry, readAwaitPayment, readChoosePayment, readConfirmOrder, readConfirmPhone } from './reading/paying.ts'
import { readPickItem } from './reading/pick-item.ts'
import { namedWay, payBy, readPaymentTap } from './reading/rescue.ts'
import { readResumed } from './reading/resumed.ts'
import { asSearch, namesThing, readSearch } from './reading/search-reading.ts'
import { CANCEL_ORDER, MORE_OF_THESE, PAY, REMOVE, UNWANTED } from './reading/words.ts'
import type { Reading, SalesStep } from './step.ts'

/**
 * What the words ask of the sales journey: first as an answer to the pending question, then as a change of the cart,
 * then as a search. Pure: the same words in the same state are always read alike.
 */
export function readAnswer(state: TurnState, heard: Heard): Reading {
  const { ordersWish, changingOrderId } = state
  const reading = ordersWish === null ? readWords(state, heard) : readResumed(state, ordersWish, heard)
  const { step } = reading
  const emptied = step.kind === 'narrow_again' && step.notice?.say === 'cart_empty'
  // An order that was placed does not vanish with its last line: whether to cancel it is asked.
  return emptied && changingOrderId !== null ? lookUp('cancel') : reading
}

function readWords(state: TurnState, heard: Heard): Reading {
  if (state.orderId !== null && CANCEL_ORDER.test(fold(heard.text))) return lookUp(null)
  const removal = REMOVE.test(fold(heard.text)) || UNWANTED.test(fold(heard.text))
  const { pending, paymentRequestId } = state
  const inPayment = paymentRequestId !== null && (pending === null || pending.kind === 'await_payment')
  return (
    readPaymentTap(state, heard) ??
    readChoice(state, heard) ??
    (removal && !inPayment ? readCartChange(state, heard) : null) ??
    readPending(state, heard) ??
    (inPayment ? readLateChange(state, heard) : readCartChange(state, heard)) ??
    readWithoutQuestion(state, heard)
  )
}

/** "Futa soksi" takes the socks out of the cart; it does not drop the whole order. */
export function removesFromCart(state: TurnState, heard: Heard): boolean {
  const text = fold(heard.text)
  if (!REMOVE.test(text) && !UNWANTED.test(text)) return false
  const change = readCartChange(state, heard)
  return change !== null && (change.step.kind === 'order' || change.step.kind === 'narrow_again') && change.certain
}

/** A tapped choice of the pending question, or the number under which it was shown. */
function readChoice(state: TurnState, heard: Heard): Reading | null {
  const { pending, paymentMethods } = state
  const choices = choicesOf({ pending, cart: openCart(state), paymentMethods })
  const tapped = choices.find((id) => id === heard.choice)
  if (tapped !== undefined) return readingOf(tapped, state)
  if (pending?.kind === 'choose_quantity' || heard.number === null || choices.length === 0) return null
  if (pending?.kind === 'narrow_query' && pending.asked !== 'what') return null
  const numbered = choices[heard.number - 1]
  if (numbered !== undefined) return readingOf(numbered, state)
  return { step: { kind: 'say', notice: { say: 'out_of_range', count: choices.length } }, certain: true }
}

function readingOf(choice: ChoiceId, state: TurnState): Reading {
  if (choice === 'pay:stk' || choice === 'pay:c2b' || choice === 'pay:card') return payBy(METHODS[choice], state)
  return { step: stepOf(choice, state), certain: true }
}

function stepOf(choice: Exclude<ChoiceId, keyof typeof METHODS>, state: TurnState): SalesStep {
  switch (choice) {
    case 'confirm':
      return { kind: 'confirm' }
    case 'add':
      return { kind: 'narrow_again', notice: { say: 'what_to_add' } }
    case 'change':
      return { kind: 'narrow_again', notice: { say: 'what_to_change' } }
    case 'send':
      return { kind: 'push', msisdn: (state.pending?.kind === 'confirm_phone' && state.pending.msisdn) || '' }
    case 'other_phone':
      return { kind: 'ask_phone' }
    case 'cancel':
      return { kind: 'drop' }
    case 'pay:check':
      return { kind: 'status', wish: 'payment' }
    case 'pay:later':
      return { kind: 'later' }
    case 'another_order':
      return { kind: 'another_order' }
    case 'show_order':
      return { kind: 'order', cart: openCart(state), notice: null }
    case 'person':
      return { kind: 'person' }
    case 'see_all':
      return { kind: 'link' }
    case 'others':
    case 'take_all':
      return { kind: 'back_to_list' }
  }
}

const METHODS = { 'pay:stk': 'stk', 'pay:c2b': 'c2b', 'pay:card': 'card' } as const

function readPending(state: TurnState, heard: Heard): Reading | null {
  const { pending } = state
  switch (pending?.kind) {
    case 'pick_item':
      return readPickItem(pending, state, heard)
    case 'choose_option':
      return readChooseOption(pending, state, heard)
    case 'choose_quantity':
      return readChooseQuantity(pending, state, heard)
    case 'confirm_order':
      return readConfirmOrder(heard)
    case 'choose_payment':
      return readChoosePayment(pending, heard)
    case 'confirm_phone':
      return readConfirmPhone(pending, state, heard)
    case 'await_payment':
      return readAwaitPayment(pending, state, heard)
    default:
      return null
  }
}

/** The order has gone to payment: whether it can still be changed, its record and its prompt tell. */
function readLateChange(state: TurnState, heard: Heard): Reading | null {
  const change = readCartChange({ ...state, paymentRequestId: null }, heard)
  if (change === null || (change.step.kind === 'search' && change.step.mode === 'add')) return null
  return lookUp('change')
}

/** Where an order stands is read where orders are looked up. */
function lookUp(wish: WishKind | null): Reading {
  return { step: { kind: 'status', wish }, certain: true }
}

/** No question took the words: paying again, the cart, dropping everything, the list shown before, or a search. */
function readWithoutQuestion(state: TurnState, heard: Heard): Reading {
  const cart = openCart(state)
  const thing = namesThing(heard.ask)
  const pays = PAY.test(fold(heard.text)) && heard.tokens.length <= 6
  const { lastCatalogResults, pending } = state
  if (state.paymentRequestId !== null && isRetry(heard)) {
    return { step: { kind: 'retry', msisdn: promptedNumber(state) }, certain: true }
  }
  if (cart.length > 0 && (pays || isRetry(heard))) return { step: { kind: 'order', cart, notice: null }, certain: true }
  if (cart.length === 0 && isRetry(heard)) return lookUp('pay')
  const way = pending === null || state.paymentRequestId !== null ? namedWay(heard) : null
  if (way !== null && (!thing || namesWayToPay(heard.text))) return payBy(way, state)
  if (heard.engine.parseCancel(heard.text)) {
    return pending?.kind === 'await_payment' ? lookUp(null) : { step: { kind: 'drop' }, certain: true }
  }
  const asksStatus = asksAboutMoney(heard.text) && heard.tokens.length <= 8
  if (state.orderId !== null && asksStatus) return lookUp('payment')
  if (pending === null && heard.place !== null && lastCatalogResults.length > 0 && !thing) {
    const earlier = readPickItem({ kind: 'pick_item', options: lastCatalogResults }, state, heard)
    if (earlier !== null) return earlier
  }
  if (lastCatalogResults.length > 0 && MORE_OF_THESE.test(fold(heard.text))) return asSearch(heard, 'others', true)
  if (heard.yesNo !== null && pending !== null) {
    if (pending.kind === 'await_payment') return lookUp('payment')
    return { step: { kind: 'say', notice: { say: 'not_understood' } }, certain: false }
  }
  const reading = readSearch(heard, cart.length > 0)
  if (reading.step.kind !== 'say') return reading
  if (pending !== null && pending.kind !== 'narrow_query') return reading
  return asSearch(heard, cart.length > 0 ? 'add' : 'new', false)
}
