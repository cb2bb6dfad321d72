import type { OrderWire } from '../../../../../src/http/contract/order-shapes.ts'
import { useTradeWords } from '../../../i18n/trade.ts'
import { useMay } from '../../../lib/api/me.ts'

type Action =
  | { kind: 'goods'; to: NonNullable<OrderWire['stage']> }
  | { kind: 'order'; to: OrderWire['status'] }
  | { kind: 'prompt' | 'link' | 'receipt' | 'refund' }

/** Something that can be done with an order, by a button. */
export type Doing = Action & { key: string; label: string; danger: boolean }

/** What this person may do with an order as it stands: its goods first, then its money, then the order itself. */
export function useDoings(order: OrderWire): Doing[] {
  const say = useTradeWords()
  const may = useMay()
  const goods = may('moveGoods') ? order.goods_moves : []
  const moves = may('moveOrder') ? order.moves : []
  const asks = order.status === 'awaiting_payment' && order.due.amount_minor > 0
  const sends = (name: 'prompt' | 'link' | 'receipt' | 'refund', label: string): Doing => ({
    kind: name,
    key: name,
    label,
    danger: false,
  })
  const doings: Doing[] = [
    ...goods.map(
      ({ to, danger }): Doing => ({ kind: 'goods', to, key: `goods ${to}`, label: say(`move.goods.${to}`), danger }),
    ),
    ...(asks && may('promptForOrder') ? [sends('prompt', say('ask.prompt'))] : []),
    ...(asks && may('linkForOrder') ? [sends('link', say('ask.link'))] : []),
    ...(order.paid.amount_minor > 0 && may('sendReceipt') ? [sends('receipt', say('ask.receipt'))] : []),
    ...(order.money.some(({ refundable }) => refundable.amount_minor > 0) && may('refundOrder')
      ? [sends('refund', say('back.title'))]
      : []),
    ...moves.map(
      ({ to, danger }): Doing => ({ kind: 'order', to, key: `order ${to}`, label: say(`move.order.${to}`), danger }),
    ),
  ]
  return doings.toSorted((one, other) => Number(one.danger) - Number(other.danger))
}
