import type { Act } from '../../src/language/reading.ts'
import type { TurnState } from '../turn-state.ts'

/** What is wanted of which order; without an id or a reference the newest ones are meant. */
export interface OrdersWish {
  kind: WishKind
  orderId: string | null
  reference: string | null
  /** A message of the provider that she has passed on as proof. */
  receipt: string | null
  /** What went wrong, for a person; null when nothing did. */
  trouble: Trouble | null
}

export type WishKind =
  | 'status'
  | 'when'
  | 'total'
  | 'list'
  | 'payment'
  | 'cancel'
  | 'change'
  | 'confirm_cancel'
  | 'keep'
  | 'trouble'

export type Trouble = Extract<Act, { act: 'misdirected_payment' | 'refund' | 'complain' }>

const PLAIN: OrdersWish = { kind: 'status', orderId: null, reference: null, receipt: null, trouble: null }

/** What the acts want of the orders: trouble before anything else, then the answer to what was asked, then the rest. */
export function wishOf({ acts, pending, orderId }: Pick<TurnState, 'acts' | 'pending' | 'orderId'>): OrdersWish {
  const trouble = acts.find(isTrouble)
  if (trouble !== undefined) return { ...PLAIN, kind: 'trouble', trouble }
  return answer(acts, pending) ?? acts.map((act) => wishOfAct(act, orderId)).find((wish) => wish !== null) ?? PLAIN
}

function isTrouble(act: Act): act is Trouble {
  return act.act === 'misdirected_payment' || act.act === 'refund' || act.act === 'complain'
}

function answer(acts: readonly Act[], pending: TurnState['pending']): OrdersWish | null {
  if (pending?.kind === 'confirm_cancel_order') {
    const said = acts.find(({ act }) => act === 'confirm' || act === 'reject' || act === 'cancel')
    if (said === undefined) return null
    // "Cancel" to "shall I cancel it?" is a yes.
    return { ...PLAIN, kind: said.act === 'reject' ? 'keep' : 'confirm_cancel', orderId: pending.orderId }
  }
  if (pending?.kind !== 'pick_order') return null
  const chosen = acts.flatMap((act) => (act.act === 'choose' ? [act.id] : []))
  const picked = pending.orders.find((_order, at) => chosen.includes(orderChoice(at)))
  return picked === undefined ? null : { ...PLAIN, kind: pending.wish, orderId: picked.orderId }
}

function wishOfAct(act: Act, orderId: string | null): OrdersWish | null {
  switch (act.act) {
    case 'ask_order':
      return { ...PLAIN, kind: act.aspect, reference: act.reference }
    case 'ask_payment':
      return { ...PLAIN, kind: 'payment' }
    case 'claim_paid':
      return { ...PLAIN, kind: 'payment', receipt: act.receipt }
    case 'cancel':
      return { ...PLAIN, kind: 'cancel', reference: act.reference, orderId: act.reference === null ? orderId : null }
    default:
      return null
  }
}

/** The id behind the tapped order, by its place in the list. */
export function orderChoice(at: number): string {
  return `order:${at + 1}`
}
