import { Link } from '@tanstack/react-router'
import type { CustomerPanelWire } from '../../../../../src/http/contract/inbox-shapes.ts'
import { formatMoney } from '../../../lib/money.ts'
import { useReader } from '../../../lib/reader.ts'
import { Chip, type Tone } from '../../../ui/chip.tsx'

const TONES: Readonly<Record<string, Tone>> = { paid: 'good', awaiting_payment: 'warn', cancelled: 'danger' }

/** What the customer ordered, the newest first. */
export function Orders({ orders }: { orders: CustomerPanelWire['orders'] }) {
  const { locale } = useReader()
  return (
    <ul>
      {orders.map((order) => (
        <li key={order.order_id} className="flex items-center gap-2 border-b border-line py-1.5">
          <Link to="/orders/$orderId" params={{ orderId: order.order_id }} className="font-medium hover:underline">
            {order.reference}
          </Link>
          <Chip tone={TONES[order.status]}>{order.status.replaceAll('_', ' ')}</Chip>
          <span className="figures ml-auto whitespace-nowrap">{formatMoney(order.total, locale)}</span>
        </li>
      ))}
    </ul>
  )
}
