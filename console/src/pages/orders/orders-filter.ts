export const VIEWS = ['needs_review', 'awaiting_payment', 'paid_today', 'to_send', 'all'] as const
export type OrdersView = (typeof VIEWS)[number]

/** How the payment of an order can stand. */
export const PAYMENTS = ['none', 'open', 'part', 'paid', 'unpaid', 'in_review', 'refunded'] as const

/** Which orders are listed, as it stands in the address, so that a view can be sent to a colleague. */
export interface OrdersFilter {
  view?: OrdersView
  payment?: (typeof PAYMENTS)[number]
  q?: string
}

/** Whoever opens the page sees every order. */
export function viewOf(filter: OrdersFilter): OrdersView {
  return filter.view ?? 'all'
}

/** The filter of an address; what is none is left out. A reference of digits alone is read as a number. */
export function readOrdersFilter(search: Readonly<Record<string, unknown>>): OrdersFilter {
  const view = VIEWS.find((known) => known === search.view)
  const payment = PAYMENTS.find((known) => known === search.payment)
  const q = typeof search.q === 'string' || typeof search.q === 'number' ? String(search.q).trim() : ''
  return { ...(view ? { view } : {}), ...(payment ? { payment } : {}), ...(q ? { q } : {}) }
}
