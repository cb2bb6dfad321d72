import type { OrderRowWire } from '../../../../../src/http/contract/order-shapes.ts'
import { useTradeWords } from '../../../i18n/trade.ts'
import { formatMoney } from '../../../lib/money.ts'
import { useReader } from '../../../lib/reader.ts'
import { customerOf } from '../customer-of.ts'
import type { OrdersFilter } from '../orders-filter.ts'
import { Age } from './age.tsx'
import { OrderChip, PaymentChip } from './order-chips.tsx'
import { OrderLink } from './order-link.tsx'
import { useContents } from './use-contents.ts'

/** An order in a narrow window. */
export function OrderCard({ row, filter }: { row: OrderRowWire; filter: OrdersFilter }) {
  const say = useTradeWords()
  const { locale } = useReader()
  const contents = useContents()
  return (
    <li className="relative rounded-lg border border-line bg-surface p-3">
      <div className="flex items-baseline gap-2">
        <OrderLink row={row} filter={filter} />
        <span className="min-w-0 grow truncate">{customerOf(row, say)}</span>
        <Age at={row.placed_at} />
      </div>
      <div className="flex items-baseline gap-3 pt-0.5 text-small">
        <span className="min-w-0 grow truncate text-soft">{contents(row)}</span>
        <span className="figures font-medium whitespace-nowrap">{formatMoney(row.total, locale)}</span>
      </div>
      <div className="flex flex-wrap gap-1.5 pt-2">
        <OrderChip order={row} />
        <PaymentChip state={row.payment_state} />
      </div>
    </li>
  )
}
