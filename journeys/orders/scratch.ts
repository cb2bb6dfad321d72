import type { OrderView } from '../../src/domain/orders/schemas.ts'
import type { OrdersWish } from './wish.ts'

/** What the nodes of this journey hand to each other in one turn. */
export interface OrdersScratch {
  orders: OrderView[]
  /** What the customer wants to know or change of her orders. */
  ordersWish: OrdersWish | null
  /** What came of withdrawing an order. */
  withdrawal: string | null
}

export const freshOrders: OrdersScratch = { orders: [], ordersWish: null, withdrawal: null }
