import { useNavigate } from '@tanstack/react-router'
import { useTradeWords } from '../../../i18n/trade.ts'
import { SearchLine } from '../../../ui/search-line.tsx'
import type { OrdersFilter } from '../orders-filter.ts'

/** Orders by a reference, a receipt, a name or a number; it stands in the address. */
export function FindOrders({ filter }: { filter: OrdersFilter }) {
  const say = useTradeWords()
  const navigate = useNavigate()
  return (
    <SearchLine
      label={say('orders.find')}
      value={filter.q}
      dropLabel={say('orders.find.drop', { text: filter.q ?? '' })}
      onFind={(q) => void navigate({ to: '/orders', search: { ...filter, q } })}
    />
  )
}
