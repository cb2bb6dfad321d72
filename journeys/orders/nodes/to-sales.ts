import type { Act, Wanted } from '../../../src/language/reading.ts'
import { goOn } from '../../core/go-on.ts'
import { ruleNode } from '../../core/rule-node.ts'
import { cartOf } from '../../sales/cart.ts'
import type { TurnPatch, TurnState } from '../../turn-state.ts'

/** An unpaid order is changed where orders are made: the session is about it from here on. */
export const ordersToSalesNode = ruleNode((state) => {
  const { order, cart, orderId } = state
  if (order === null) throw new Error('no order was found')
  const { subtotal, discount, deliveryFee, total } = order
  const mine = order.orderId === orderId && cart.length > 0
  const lines = mine ? cart : cartOf(order)
  return {
    ...changes(state, lines.length - 1),
    orderId: order.orderId,
    orderTotals: { subtotal, discount, deliveryFee, total },
    cart: lines,
    changingOrderId: order.status === 'draft' && order.orderId === orderId ? null : order.orderId,
    paymentRequestId: null,
    paymentStatus: null,
    pending: null,
    suspended: null,
    parked: false,
    digression: false,
  }
})

/** What is to be different, as far as it was said; where it was not, it is asked. */
function changes({ agenda }: TurnState, line: number): TurnPatch {
  const planned = agenda?.find(({ to }) => to === 'sales')
  const acts = (planned?.acts ?? []).map((act) => ofLine(act, line))
  const others = (agenda ?? []).filter((stop) => stop !== planned)
  return goOn({ agenda: others }, 'sales', acts.length > 0 ? acts : [{ act: 'choose', id: 'change' }])
}

/** Values and numbers of no goods in particular are those of the order. */
function ofLine(act: Act, line: number): Act {
  if ((act.act !== 'search' && act.act !== 'refine') || namesGoods(act.wanted)) return act
  const { quantity, measure } = act.wanted
  const [value, ...values] = act.wanted.values
  if (value !== undefined) return { act: 'change_option', lines: [line], values: [value, ...values] }
  return quantity === null && measure === null ? act : { act: 'set_quantity', lines: [line], quantity, measure }
}

function namesGoods({ categories, features, missing }: Wanted): boolean {
  return categories.length + features.length + missing.length > 0
}
