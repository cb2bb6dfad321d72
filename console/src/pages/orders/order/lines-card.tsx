import type { OrderWire } from '../../../../../src/http/contract/order-shapes.ts'
import { useTradeWords } from '../../../i18n/trade.ts'
import { cx } from '../../../lib/cx.ts'
import { formatMoney, type Money } from '../../../lib/money.ts'
import { useReader } from '../../../lib/reader.ts'
import { Card } from '../../../ui/card.tsx'

/** What was ordered, line by line, and what it comes to. */
export function LinesCard({ order }: { order: OrderWire }) {
  const say = useTradeWords()
  const { locale } = useReader()
  return (
    <Card title={say('order.lines')}>
      <ul className="px-4 text-body">
        {order.lines.map((line) => (
          <li key={line.variant_id} className="flex gap-3 border-b border-line py-2.5">
            <span className="figures w-8 shrink-0 text-soft">{line.quantity} ×</span>
            <span className="min-w-0 grow">
              {line.item_name}
              <span className="block text-small text-soft">
                {line.variant_name}
                {line.quantity > 1 && ` · ${say('order.line.each', { price: formatMoney(line.unit_price, locale) })}`}
              </span>
            </span>
            <span className="figures text-right whitespace-nowrap">{formatMoney(line.line_total, locale)}</span>
          </li>
        ))}
      </ul>
      <Sums order={order} />
    </Card>
  )
}

function Sums({ order }: { order: OrderWire }) {
  const say = useTradeWords()
  const { subtotal, discount, delivery_fee, total } = order
  const plain = discount.amount_minor === 0 && delivery_fee.amount_minor === 0
  const offer = order.offer_title && Object.values(order.offer_title)[0]
  return (
    <dl className="flex flex-col gap-1 px-4 py-3">
      {!plain && <SumLine name={say('order.subtotal')} amount={subtotal} />}
      {discount.amount_minor > 0 && (
        <SumLine
          name={offer ? `${say('order.discount')} · ${offer}` : say('order.discount')}
          amount={{ ...discount, amount_minor: -discount.amount_minor }}
        />
      )}
      {delivery_fee.amount_minor > 0 && <SumLine name={say('order.delivery_fee')} amount={delivery_fee} />}
      <SumLine name={say('order.total')} amount={total} strong />
    </dl>
  )
}

function SumLine({ name, amount, strong }: { name: string; amount: Money; strong?: boolean }) {
  const { locale } = useReader()
  return (
    <div className={cx('flex justify-between gap-3', strong ? 'pt-1 font-semibold' : 'text-small text-soft')}>
      <dt>{name}</dt>
      <dd className="figures whitespace-nowrap">{formatMoney(amount, locale)}</dd>
    </div>
  )
}
