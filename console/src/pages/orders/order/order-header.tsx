import { Link } from '@tanstack/react-router'
import type { OrderWire } from '../../../../../src/http/contract/order-shapes.ts'
import { useTradeWords } from '../../../i18n/trade.ts'
import { useReader } from '../../../lib/reader.ts'
import { formatInstant } from '../../../lib/times.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { Icon } from '../../../ui/icons.tsx'
import { OrderChip } from '../list/order-chips.tsx'
import { ORDER_TONES } from '../order-tones.ts'
import type { OrdersFilter } from '../orders-filter.ts'

/** Which order it is, how it stands, and the ways out of it. */
export function OrderHeader({ order, filter }: { order: OrderWire; filter: OrdersFilter }) {
  const say = useTradeWords()
  const reader = useReader()
  return (
    <header className="flex flex-wrap items-start gap-x-3 gap-y-2">
      <div className="min-w-0 grow">
        <Link
          to="/orders"
          search={filter}
          state={{ opened: order.order_id }}
          data-print="none"
          className="touchable inline-flex min-h-6 items-center gap-1.5 text-small text-soft hover:text-ink"
        >
          <Icon name="back" size={16} />
          {say('order.back')}
        </Link>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="text-page font-semibold">{say('order.title', { reference: order.reference })}</h1>
          {order.stage !== null && <Chip tone={ORDER_TONES[order.status]}>{say(`order.status.${order.status}`)}</Chip>}
          {(order.stage === null || order.status === 'paid') && <OrderChip order={order} />}
        </div>
        <p className="figures text-small text-soft">
          <time dateTime={order.placed_at}>
            {say('order.placed', { time: formatInstant(Date.parse(order.placed_at), reader) })}
          </time>
        </p>
      </div>
      <Button data-print="none" className="max-tablet:hidden" onClick={() => window.print()}>
        <Icon name="print" size={16} />
        {say('order.print')}
      </Button>
    </header>
  )
}
