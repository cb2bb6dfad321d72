import type { OrderView } from '../../src/domain/orders/schemas.ts'
import type { OrdersWish } from './wish.ts'

const OPEN: ReadonlySet<OrderView['status']> = new Set(['draft', 'awaiting_payment', 'paid', 'needs_review'])

/**
 * The order that is meant: the one that was named, the newest one that a question about money or its coming can be about, or
 * the only one that is still open. Null when there is none, or when several could be meant.
 */
export function targetOrder(orders: readonly OrderView[], { kind }: OrdersWish): OrderView | null {
  const [newest] = orders
  if (newest === undefined || orders.length === 1) return newest ?? null
  if (kind === 'list') return null
  if (kind === 'payment' || kind === 'trouble') return orders.find(({ payment }) => payment !== null) ?? newest
  if (kind === 'when') return orders.find(({ status }) => status === 'paid') ?? openOrders(orders)[0] ?? newest
  if (kind === 'total') return openOrders(orders)[0] ?? newest
  const open = openOrders(orders)
  if (open.length === 0) return newest
  return open.length === 1 ? (open[0] ?? null) : null
}

/** Those that something can still become of. */
export function openOrders(orders: readonly OrderView[]): OrderView[] {
  return orders.filter(({ status }) => OPEN.has(status))
}
