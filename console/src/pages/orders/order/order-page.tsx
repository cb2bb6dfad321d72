import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useApi } from '../../../lib/api/api-context.ts'
import { useKeys } from '../../../lib/keys/use-keys.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { useOrders } from '../list/use-orders.ts'
import { orderQuery } from './order-query.ts'
import { OrderWhole } from './order-whole.tsx'

const route = getRouteApi('/inside/orders/$orderId')

/** One order. J and K go to those beside it in the list it was opened from, Escape back to that list. */
export function OrderPage() {
  const { orderId } = route.useParams()
  const filter = route.useSearch()
  const navigate = useNavigate()
  const order = useQuery(orderQuery(useApi(), orderId))
  const { rows } = useOrders(filter)
  const step = (by: 1 | -1) => {
    const at = rows.findIndex((row) => row.order_id === orderId)
    const next = at < 0 ? undefined : rows[at + by]
    if (next) void navigate({ to: '/orders/$orderId', params: { orderId: next.order_id }, search: filter })
  }
  useKeys({
    next: () => step(1),
    previous: () => step(-1),
    back: () => void navigate({ to: '/orders', search: filter, state: { opened: orderId } }),
  })
  return (
    <div className="min-h-0 grow overflow-y-auto">
      <div className="mx-auto flex max-w-5xl flex-col gap-4 p-4 tablet:p-6">
        <Loaded query={order}>{(found) => <OrderWhole key={orderId} order={found} filter={filter} />}</Loaded>
      </div>
    </div>
  )
}
