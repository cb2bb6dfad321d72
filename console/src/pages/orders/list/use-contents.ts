import type { OrderRowWire } from '../../../../../src/http/contract/order-shapes.ts'
import { useTradeWords } from '../../../i18n/trade.ts'

/** What an order holds, in a few words: the first of its goods, and how many there are beside it. */
export function useContents(): (row: Pick<OrderRowWire, 'first_line' | 'units'>) => string {
  const say = useTradeWords()
  return ({ first_line, units }) => {
    if (first_line === null) return say('orders.items', { count: units })
    return units > 1 ? say('orders.and_more', { name: first_line, count: units - 1 }) : first_line
  }
}
