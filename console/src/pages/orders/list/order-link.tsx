import { Link } from '@tanstack/react-router'
import type { OrderRowWire } from '../../../../../src/http/contract/order-shapes.ts'
import { COVERS } from '../../../ui/covers.ts'
import type { OrdersFilter } from '../orders-filter.ts'

/** Opens an order; the whole row is the target. */
export function OrderLink({ row, filter }: { row: OrderRowWire; filter: OrdersFilter }) {
  return (
    <Link
      to="/orders/$orderId"
      params={{ orderId: row.order_id }}
      search={filter}
      data-row={row.order_id}
      className={`font-medium ${COVERS}`}
    >
      {row.reference}
    </Link>
  )
}
