import { sayMoney } from '../../prompts/copy/format.ts'
import type { OrderView } from '../../src/domain/orders/schemas.ts'
import type { TurnState } from '../turn-state.ts'
import type { Trouble } from './wish.ts'

const MOST_CHARS = 2000
const SAID_CHARS = 600

/** What whoever takes over must know: what she wants, the order with its money, and her own words. */
export function summaryFor({ order, ordersWish, message }: TurnState): string {
  const wish = ordersWish?.kind === 'change' ? 'change' : 'cancel'
  const trouble = ordersWish?.trouble ?? null
  const what = trouble === null ? `Wants to ${wish} an order.` : WHAT[trouble.act](trouble)
  const known = order === null ? 'No order of hers was found.' : orderFacts(order)
  return `${what} ${known} The customer wrote: ${message.trim().slice(0, SAID_CHARS)}`.slice(0, MOST_CHARS)
}

const WHAT: { readonly [Name in Trouble['act']]: (trouble: Trouble) => string } = {
  misdirected_payment: (trouble) => `Says that money went astray or that too much was sent${amountIn(trouble)}.`,
  refund: () => 'Asks for money back.',
  complain: (trouble) =>
    trouble.act === 'complain' && trouble.about === 'case'
      ? 'Tells more of what was complained of.'
      : `Complains about ${trouble.act === 'complain' ? trouble.about : 'an order'}.`,
}

function amountIn(trouble: Trouble): string {
  if (trouble.act !== 'misdirected_payment' || trouble.amountMinor === null) return ''
  return ` (${trouble.amountMinor / 100} named)`
}

function orderFacts({ reference, status, total, payment, fulfilment }: OrderView): string {
  const paid =
    payment === null
      ? 'no payment was started'
      : `payment ${payment.status}, ${sayMoney(payment.amount)} by ${payment.method}, receipt ${payment.receipt ?? 'none'}`
  const promised =
    fulfilment?.promise == null ? '' : `, promised for ${fulfilment.promise.from} to ${fulfilment.promise.to}`
  return `Order ${reference} is ${status}, ${sayMoney(total)}; ${paid}${promised}.`
}
