import type { PaymentMethod } from '../../src/domain/tenancy/schemas.ts'
import { parseReference } from '../../src/lib/reference.ts'
import { fold } from '../../src/llm/offline/tokens.ts'
import type { OfflineEngine } from '../../src/llm/offline/types.ts'
import type { TurnState } from '../turn-state.ts'

/** What is wanted of which order; without an id or a reference the newest ones are meant. */
export interface OrdersWish {
  kind: WishKind
  orderId: string | null
  reference: string | null
  /** The order was chosen from a list: the words say which one, not what. */
  picked: boolean
}

/** `pay` asks how; the others of that name have said it. */
export type WishKind =
  | 'status'
  | 'payment'
  | 'cancel'
  | 'change'
  | 'confirm_cancel'
  | 'keep'
  | 'pay'
  | `pay_${PaymentMethod}`

const CANCEL = /\b(?:\w{0,6}cancel\w*|\w{0,5}(?:ghairi|katisha|katiza|sitisha)\w{0,3}|(?:ku|i|ni|u|m)?futa)\b/
const CHANGE =
  /\b(?:change|swap|replace|exchange|wrong|edit|update|add (?:to|another)|\w{0,6}badilish\w{0,4}|\w{0,4}kosea|(?:ku|ni|i)-?change|niongezee|ongeza kwa)\b/
const PAYMENT =
  /\b(?:paid|pay|payment|money|m-?pesa|receipt|go through|gone through|went through|prompt|deducted|nimelipa|nilipa|nishalipa|nimeshalipa|imeingia|iliingia|imefika kwa|imepita|malipo|pesa|doo|risiti|imekatwa|nimekatwa)\b/

/** Reads the words against what was asked, then by what they name. */
export function readWish(
  state: Pick<TurnState, 'message' | 'pending' | 'suspended' | 'intent' | 'answersPending' | 'sales' | 'orderId'>,
  choice: string | null,
  engine: OfflineEngine,
): OrdersWish {
  const { message, pending } = state
  if (pending?.kind === 'confirm_cancel_order' && state.answersPending) {
    const yes =
      choice === 'yes' || (choice !== 'no' && (engine.parseYesNo(message) === 'yes' || /^\s*1\b/.test(message)))
    return { kind: yes ? 'confirm_cancel' : 'keep', orderId: pending.orderId, reference: null, picked: false }
  }
  if (pending?.kind === 'pick_order') {
    const picked = pickedOrder(pending.orders, message, choice, engine)
    if (picked !== null) return { kind: pending.wish, orderId: picked, reference: null, picked: true }
  }
  const read = readInSales(state)
  const kind = read ?? kindOf(fold(message), state)
  const reference = referenceIn(message)
  // While another order is talked about, only a question about money is about the one that was put aside.
  if (pending?.kind === 'confirm_cancel_order' && reference === null && kind !== 'status') {
    return { kind, orderId: pending.orderId, reference, picked: false }
  }
  const asked = pending === null || kind === 'payment' ? [pending, state.suspended] : [pending]
  const waiting = asked.find((one) => one?.kind === 'await_payment')
  if (kind === 'status' || reference !== null) return { kind, orderId: null, reference, picked: false }
  const inSession = read === 'change' || read === 'cancel' || read === 'payment' ? state.orderId : null
  return { kind, orderId: waiting?.kind === 'await_payment' ? waiting.orderId : inSession, reference, picked: false }
}

/** Whether the words ask for a change of an order. */
export function namesChange(message: string): boolean {
  return CHANGE.test(fold(message))
}

/** What the sales journey understood before it asked for the record. */
function readInSales({ sales }: Pick<TurnState, 'sales'>): WishKind | null {
  return sales?.step.kind === 'status' ? sales.step.wish : null
}

function kindOf(text: string, { intent, pending }: Pick<TurnState, 'intent' | 'pending'>): WishKind {
  if (CANCEL.test(text)) return 'cancel'
  if (CHANGE.test(text)) return 'change'
  const paying = intent === 'payment_help' || pending?.kind === 'await_payment'
  return paying || PAYMENT.test(text) ? 'payment' : 'status'
}

function pickedOrder(
  orders: readonly { orderId: string; reference: string }[],
  message: string,
  choice: string | null,
  engine: OfflineEngine,
): string | null {
  const tapped = /^order:(\d{1,2})$/.exec(choice ?? '')?.[1]
  const place = tapped === undefined ? engine.parsePick(message).index : Number(tapped)
  const named = orders.find(({ reference }) => reference === referenceIn(message))
  return named?.orderId ?? (place === null ? null : (orders.at(place === -1 ? -1 : place - 1)?.orderId ?? null))
}

/** An order reference anywhere in the words, by its alphabet and check character. */
export function referenceIn(message: string): string | null {
  const words = message.split(/\s+/)
  return words.map((word) => parseReference(word.replace(/[?!.,;:]+$/, ''))).find((found) => found !== null) ?? null
}
