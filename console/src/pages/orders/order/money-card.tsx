import { Link } from '@tanstack/react-router'
import type { OrderWire, ReceiptWire, RefundWire } from '../../../../../src/http/contract/order-shapes.ts'
import { useTradeWords } from '../../../i18n/trade.ts'
import { useMay } from '../../../lib/api/me.ts'
import { formatMoney } from '../../../lib/money.ts'
import { useReader } from '../../../lib/reader.ts'
import { formatInstant } from '../../../lib/times.ts'
import { Card } from '../../../ui/card.tsx'
import { Icon } from '../../../ui/icons.tsx'

/** The money of an order: what came in, by its receipts, what went back, and what is still due. */
export function MoneyCard({ order }: { order: OrderWire }) {
  const say = useTradeWords()
  const { locale } = useReader()
  const may = useMay()
  const questions = order.open_review_ids.length
  return (
    <Card
      title={say('order.money')}
      aside={
        order.due.amount_minor > 0 && (
          <span className="figures text-small text-soft">
            {say('order.still_due')} <span className="font-semibold text-ink">{formatMoney(order.due, locale)}</span>
          </span>
        )
      }
    >
      {order.money.length === 0 ? (
        <p className="p-4 text-small text-soft">{say('order.money.none')}</p>
      ) : (
        <ul className="px-4">
          {order.money.map((receipt) => (
            <CameIn key={receipt.receipt_id} receipt={receipt} />
          ))}
          {order.refunds.map((refund) => (
            <WentBack key={refund.refund_id} refund={refund} />
          ))}
        </ul>
      )}
      {questions > 0 && may('listReviews') && (
        <p className="border-t border-line bg-warn-tint px-4 py-2.5 text-small text-warn">
          <Link to="/payments" className="inline-flex items-center gap-2 font-medium underline">
            <Icon name="warning" size={16} />
            {say('order.reviews', { count: questions })}
          </Link>
        </p>
      )}
    </Card>
  )
}

const ROW = 'flex gap-3 border-b border-line py-2.5 last:border-0'

function CameIn({ receipt }: { receipt: ReceiptWire }) {
  const say = useTradeWords()
  const reader = useReader()
  const { amount, reversing, payer, at } = receipt
  return (
    <li className={ROW}>
      <div className="min-w-0 grow">
        <p className="font-medium break-words">{receipt.receipt ?? say('order.came_in')}</p>
        <p className="figures text-small text-soft">
          {[payer, formatInstant(Date.parse(at), reader)].filter(Boolean).join(' · ')}
        </p>
        {reversing.amount_minor > 0 && (
          <p className="text-small text-warn">
            {say('order.reversing', { amount: formatMoney(reversing, reader.locale) })}
          </p>
        )}
      </div>
      <span className="figures font-medium whitespace-nowrap text-good">{formatMoney(amount, reader.locale)}</span>
    </li>
  )
}

function WentBack({ refund }: { refund: RefundWire }) {
  const say = useTradeWords()
  const reader = useReader()
  const { amount, how, reference, by_name, note, at } = refund
  const facts = [reference, by_name && say('order.by', { name: by_name }), formatInstant(Date.parse(at), reader)]
  return (
    <li className={ROW}>
      <div className="min-w-0 grow">
        <p className="font-medium">{say('order.went_back', { how: say(`refund.how.${how}`) })}</p>
        <p className="figures text-small text-soft">{facts.filter(Boolean).join(' · ')}</p>
        {note && <p className="text-small text-soft">{note}</p>}
      </div>
      <span className="figures font-medium whitespace-nowrap">
        {formatMoney({ ...amount, amount_minor: -amount.amount_minor }, reader.locale)}
      </span>
    </li>
  )
}
