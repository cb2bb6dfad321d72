import type { OrderRowWire } from '../../../../src/http/contract/order-shapes.ts'
import type { TradeWords } from '../../i18n/trade.ts'

/** How the customer of an order is called: by her name, else by her number, else as a visitor. */
export function customerOf({ customer }: Pick<OrderRowWire, 'customer'>, say: TradeWords): string {
  return customer.name ?? customer.phone ?? say('orders.visitor')
}
