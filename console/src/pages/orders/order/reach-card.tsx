import type { OrderWire } from '../../../../../src/http/contract/order-shapes.ts'
import { useTradeWords } from '../../../i18n/trade.ts'
import { formatMoney } from '../../../lib/money.ts'
import { useReader } from '../../../lib/reader.ts'
import { formatDay, formatInstant } from '../../../lib/times.ts'
import { Card } from '../../../ui/card.tsx'
import { Fact } from '../../../ui/fact.tsx'

type Reach = NonNullable<OrderWire['fulfilment']>

/** How the goods reach the customer: where to, for how much, by when, who brings them, and whether they are kept for her. */
export function ReachCard({ order }: { order: OrderWire }) {
  const say = useTradeWords()
  const { fulfilment, carrier, stage, stock_state } = order
  return (
    <Card title={say(fulfilment ? `order.reach.${fulfilment.kind}` : 'order.reach')}>
      {!fulfilment && <p className="px-4 pt-4 text-small text-soft">{say('order.reach.none')}</p>}
      <dl className="flex flex-col gap-1.5 p-4 text-small">
        {fulfilment && <Where reach={fulfilment} />}
        {stage && <Fact name={say('order.goods')}>{say(`stage.${stage}`)}</Fact>}
        {carrier && (
          <Fact name={say('order.carrier')}>
            {[carrier.name ?? say(`move.carrier.${carrier.kind}`), carrier.phone].filter(Boolean).join(' · ')}
          </Fact>
        )}
        {carrier?.waybill && <Fact name={say('order.waybill')}>{carrier.waybill}</Fact>}
        <Fact name={say('order.stock')}>{say(`stock.${stock_state}`)}</Fact>
      </dl>
    </Card>
  )
}

function Where({ reach }: { reach: Reach }) {
  const say = useTradeWords()
  const { locale } = useReader()
  const promise = reach.promise && <Promised promise={reach.promise} />
  if (reach.kind === 'pickup') {
    return (
      <>
        <Fact name={say('order.reach.place')}>{reach.place_name}</Fact>
        {reach.address && <Fact name={say('order.reach.address')}>{reach.address}</Fact>}
        {promise}
      </>
    )
  }
  const fee = formatMoney(reach.fee, locale)
  return (
    <>
      <Fact name={say('order.reach.zone')}>{reach.zone_name}</Fact>
      {reach.address && <Fact name={say('order.reach.address')}>{reach.address}</Fact>}
      {reach.pin && (
        <Fact name={say('order.reach.pin')}>
          {[reach.pin.label, `${reach.pin.latitude}, ${reach.pin.longitude}`].filter(Boolean).join(' · ')}
        </Fact>
      )}
      <Fact name={say('order.reach.fee')}>
        {reach.fee_collected === 'on_delivery' ? `${fee} ${say('order.reach.fee.on_delivery')}` : fee}
      </Fact>
      {promise}
      {reach.shortfall && (
        <Fact name={say('order.reach.shortfall')}>
          {say('order.reach.shortfall.text', { amount: formatMoney(reach.shortfall, locale) })}
        </Fact>
      )}
    </>
  )
}

function Promised({ promise: { kind, from, to } }: { promise: NonNullable<Reach['promise']> }) {
  const say = useTradeWords()
  const reader = useReader()
  const write = kind === 'times' ? formatInstant : formatDay
  const [first, last] = [write(Date.parse(from), reader), write(Date.parse(to), reader)]
  return <Fact name={say('order.reach.promised')}>{first === last ? first : `${first} – ${last}`}</Fact>
}
