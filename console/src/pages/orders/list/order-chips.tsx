import type { OrderRowWire } from '../../../../../src/http/contract/order-shapes.ts'
import { useTradeWords } from '../../../i18n/trade.ts'
import { Chip } from '../../../ui/chip.tsx'
import { ORDER_TONES, PAYMENT_TONES, STAGE_TONES } from '../order-tones.ts'

type Standing = Pick<OrderRowWire, 'status' | 'stage'>

/** How an order stands: of one that is paid, where its goods are. */
export function OrderChip({ order: { status, stage } }: { order: Standing }) {
  const say = useTradeWords()
  return status === 'paid' && stage !== null ? (
    <Chip tone={STAGE_TONES[stage]}>{say(`stage.${stage}`)}</Chip>
  ) : (
    <Chip tone={ORDER_TONES[status]}>{say(`order.status.${status}`)}</Chip>
  )
}

/** How its payment stands. */
export function PaymentChip({ state }: { state: OrderRowWire['payment_state'] }) {
  const say = useTradeWords()
  return <Chip tone={PAYMENT_TONES[state]}>{say(`payment.${state}`)}</Chip>
}
