import type { Act, ActName } from '../../../src/language/reading.ts'
import type { Pending } from '../../pending.ts'
import { CHOICE } from './hear-checkout.ts'
import { isCheckoutPending } from './pending.ts'

const ALWAYS: ReadonlySet<ActName> = new Set([
  'ask_delivery',
  'set_delivery',
  'checkout',
  'choose_payment',
  'give_phone',
])
const ANSWERS: ReadonlySet<ActName> = new Set(['confirm', 'reject', 'pick_nothing', 'pause'])

/** Buttons of the notices that come when money has moved, or that stand under one: they mean the same whatever is asked. */
export function outlivesItsQuestion(act: Act): boolean {
  return act.act === 'choose' && (act.id.startsWith(CHOICE.pay) || act.id === CHOICE.remember)
}

/** Whether an act is answered between the cart and the money; an answer is, where the question was asked here. */
export function isCheckoutAct(act: Act, pending: Pending | null): boolean {
  if (ALWAYS.has(act.act) || outlivesItsQuestion(act)) return true
  const answers = ANSWERS.has(act.act) || act.act === 'choose' || (act.act === 'cancel' && !act.order)
  return answers && isCheckoutPending(pending)
}
