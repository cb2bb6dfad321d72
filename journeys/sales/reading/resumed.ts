import type { OrdersWish } from '../../orders/wish.ts'
import type { TurnState } from '../../turn-state.ts'
import { type Heard, hear } from '../hear.ts'
import type { Reading } from '../step.ts'
import { readCartChange } from './cart-change.ts'
import { payBy } from './rescue.ts'

/** "I want to change my order to": what follows is the change. */
const CHANGE_ORDER =
  /^.*?\b(?:change|edit|update|(?:ni|ku|i|m)?badilish\w{0,4}|ku-?change|ni-?change)\s+(?:my |the |our |this |hii |hiyo )*(?:order|oda)\b(?:\s+(?:yangu|yetu|hiyo|no\.?|number|[A-Z0-9]{9}))*\s*(?:to|into|iwe|ikuwe|kuwa|na|and)?[\s:,]*/i

/** The order was looked up and can be changed or paid: what the same words ask of it now. */
export function readResumed(state: TurnState, wish: OrdersWish, heard: Heard): Reading {
  const { cart, pending } = state
  if (wish.kind === 'change') {
    const words = heard.text.replace(CHANGE_ORDER, 'make it ')
    const change = wish.picked ? null : readCartChange(state, hear(words, null, heard.engine, heard.named))
    return change ?? { step: { kind: 'narrow_again', notice: { say: 'what_to_change' } }, certain: true }
  }
  // A total that was never confirmed is shown before it is paid.
  if (pending?.kind !== 'await_payment') return { step: { kind: 'order', cart, notice: null }, certain: true }
  if (wish.kind === 'pay_stk') return payBy('stk', state)
  if (wish.kind === 'pay_c2b') return payBy('c2b', state)
  if (wish.kind === 'pay_card') return payBy('card', state)
  return { step: { kind: 'confirm' }, certain: true }
}
