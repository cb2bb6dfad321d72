import { useTradeWords } from '../../../i18n/trade.ts'
import { cx } from '../../../lib/cx.ts'
import { formatMoney } from '../../../lib/money.ts'
import { useReader } from '../../../lib/reader.ts'
import { Scrolled } from '../../../ui/scrolled.tsx'
import { customerOf } from '../customer-of.ts'
import { Age } from './age.tsx'
import { OrderChip, PaymentChip } from './order-chips.tsx'
import { OrderLink } from './order-link.tsx'
import type { OrderRowsProps } from './order-rows.tsx'
import { useContents } from './use-contents.ts'

const HEAD = 'border-b border-line px-4 py-2.5 font-medium text-soft'
const CELL = 'border-b border-line px-4 py-3 group-last:border-0'

/** Orders under headings; the whole row opens one. */
export function OrdersTable({ rows, filter }: OrderRowsProps) {
  const say = useTradeWords()
  const { locale } = useReader()
  const contents = useContents()
  return (
    <Scrolled label={say('orders.table')} className="rounded-lg border border-line bg-surface">
      <table className="w-full text-left text-small">
        <caption className="sr-only">{say('orders.table')}</caption>
        <thead>
          <tr>
            <th scope="col" className={HEAD}>
              {say('orders.reference')}
            </th>
            <th scope="col" className={HEAD}>
              {say('orders.customer')}
            </th>
            <th scope="col" className={HEAD}>
              {say('orders.lines')}
            </th>
            <th scope="col" className={cx(HEAD, 'text-right')}>
              {say('orders.total')}
            </th>
            <th scope="col" className={HEAD}>
              {say('orders.state')}
            </th>
            <th scope="col" className={HEAD}>
              {say('orders.payment')}
            </th>
            <th scope="col" className={cx(HEAD, 'text-right')}>
              {say('orders.age')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.order_id} className="group relative hover:bg-sunken">
              <td className={CELL}>
                <OrderLink row={row} filter={filter} />
              </td>
              <td className={cx(CELL, 'max-w-44 truncate')}>{customerOf(row, say)}</td>
              <td className={cx(CELL, 'max-w-56 truncate text-soft')}>{contents(row)}</td>
              <td className={cx(CELL, 'figures text-right font-medium whitespace-nowrap')}>
                {formatMoney(row.total, locale)}
              </td>
              <td className={CELL}>
                <OrderChip order={row} />
              </td>
              <td className={CELL}>
                <PaymentChip state={row.payment_state} />
              </td>
              <td className={cx(CELL, 'text-right')}>
                <Age at={row.placed_at} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolled>
  )
}
