import type { TurnState } from '../turn-state.ts'

/** What only a person may change: money has moved, or somebody is deciding. */
const SETTLED: ReadonlySet<string> = new Set(['paid', 'fulfilled', 'needs_review'])

export function afterStatus({ order, ordersWish }: TurnState) {
  if (order === null || ordersWish === null) return 'orders_ask'
  if (ordersWish.kind === 'status' || ordersWish.kind === 'payment') return 'order_status_response'
  if (ordersWish.kind === 'keep' || !SETTLED.has(order.status)) return 'orders_ask'
  return 'handoff_create_ticket'
}
