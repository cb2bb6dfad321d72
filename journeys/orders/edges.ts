import type { OrderView } from '../../src/domain/orders/schemas.ts'
import type { TurnState } from '../turn-state.ts'

/** What only a person may change: money has moved, or somebody is deciding. */
const SETTLED: ReadonlySet<string> = new Set(['paid', 'fulfilled', 'needs_review'])

/** While money is awaited, the ways to pay it are offered with whatever is answered. */
export function afterStatus(state: TurnState) {
  const awaited = state.order?.status === 'awaiting_payment' && state.ordersWish?.kind !== 'trouble'
  return awaited && state.ordersWish !== null ? 'payment_get_methods' : afterMethods(state)
}

export function afterMethods({ order, ordersWish, toolFailure }: TurnState) {
  // What went wrong is passed on, whether or not an order was found for it.
  if (ordersWish?.kind === 'trouble') return 'handoff_create_ticket'
  if (order === null || ordersWish === null || toolFailure !== null) return 'orders_ask'
  switch (ordersWish.kind) {
    case 'status':
    case 'when':
    case 'total':
    case 'list':
    case 'payment':
      return 'order_status_response'
    case 'keep':
      return 'orders_ask'
    case 'cancel':
    case 'confirm_cancel':
    case 'change':
      return afterChangeWish(order, ordersWish.kind)
  }
}

function afterChangeWish(order: OrderView, wish: 'cancel' | 'confirm_cancel' | 'change') {
  if (SETTLED.has(order.status) || order.payment?.status === 'partially_paid') return 'handoff_create_ticket'
  if (order.status === 'cancelled' || promptIsLive(order)) return 'orders_ask'
  if (wish === 'change') return 'orders_to_sales'
  return wish === 'confirm_cancel' ? 'order_create' : 'orders_ask'
}

/** The order could not be withdrawn because money had moved meanwhile: a person decides. */
export function afterWithdrawal({ withdrawal }: TurnState) {
  return withdrawal === 'too_late' ? 'handoff_create_ticket' : 'orders_ask'
}

/** A prompt that can still be answered on a phone: until it is, its order stands as it is. */
export function promptIsLive({ status, payment }: OrderView): boolean {
  if (status !== 'awaiting_payment' || payment?.method !== 'stk') return false
  return payment.status === 'pending' || payment.status === 'unknown'
}
