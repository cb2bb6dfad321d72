import { useNavigate } from '@tanstack/react-router'
import { useTradeWords } from '../../../i18n/trade.ts'
import { FindField } from '../../../ui/find-field.tsx'
import type { OrdersFilter } from '../orders-filter.ts'

/** Orders by a reference, a receipt, a name or a number; it stands in the address. */
export function FindOrders({ filter }: { filter: OrdersFilter }) {
  const say = useTradeWords()
  const navigate = useNavigate()
  return (
    <FindField
      label={say('orders.find')}
      dropLabel={say('orders.find.drop', { text: filter.q ?? '' })}
      text={filter.q}
      onFind={(q) => void navigate({ to: '/orders', search: { ...filter, q } })}
    />
  )
}
