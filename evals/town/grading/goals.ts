import type { Believed, Customer } from '../customer.ts'
import type { Grade } from '../persona.ts'
import type { CustomerRows, OrderLineRow, OrderRow } from './customer-rows.ts'

/** All of these. */
export function all(...grades: Grade[]): Grade {
  return (rows) => grades.flatMap((grade) => grade(rows))
}

export function check(holds: boolean, problem: string): string[] {
  return holds ? [] : [problem]
}

/** Exactly one order is paid, it is what she agreed to and goes where she wants it, and the money behind it is exactly its total. */
export function paidOnce(customer: Customer): Grade {
  const { belief } = customer
  return (rows) => {
    const paid = rows.orders.filter(({ status }) => status === 'paid' || status === 'fulfilled')
    const [order] = paid
    if (paid.length !== 1 || !order) return [`${paid.length} orders are paid, 1 was bought (${statuses(rows)})`]
    return [
      ...check(order.totalMinor === belief.totalMinor, `total ${order.totalMinor}, agreed ${belief.totalMinor}`),
      ...rightLines(customer, rows, order),
      ...rightSums(rows, order),
      ...rightWay(customer, order),
      ...check(order.stockState === 'settled', `stock of the paid order is ${order.stockState}`),
      ...moneyOf(rows, order),
    ]
  }
}

function rightLines({ belief }: Customer, rows: CustomerRows, order: OrderRow): string[] {
  const lines = rows.lines.filter(({ orderId }) => orderId === order.id)
  if (lines.length !== belief.lines.length) return [`${lines.length} lines, ${belief.lines.length} were agreed`]
  return belief.lines.flatMap((believed) => {
    const line = lines.find(({ itemName }) => itemName === believed.wish.item.name)
    if (!line) return [`bought ${lines.map(({ itemName }) => itemName).join(', ')}, wanted ${believed.wish.item.name}`]
    return rightLine(believed, line)
  })
}

function rightLine({ wish, values }: Believed, line: OrderLineRow): string[] {
  const { id, options } = wish.variant
  const variant = line.variantName.toLowerCase()
  const words = [...variant.split(/\s*\/\s*/), ...variant.split(/[\s/]+/)]
  const missing = values.filter((value) => value !== variant && !words.includes(value))
  const whole = Object.values(options).every((value) => values.includes(value.toLowerCase()))
  return [
    ...check(line.quantity === wish.quantity, `bought ${line.quantity} of ${line.itemName}, wanted ${wish.quantity}`),
    ...check(
      whole ? line.variantId === id : missing.length === 0,
      `bought ${line.variantName}, chose ${values.join(', ')}`,
    ),
  ]
}

/** The total is what the lines come to, less the discount, with the fee that is paid in the chat. */
function rightSums(rows: CustomerRows, order: OrderRow): string[] {
  const lines = rows.lines.filter(({ orderId }) => orderId === order.id)
  const goods = lines.reduce((sum, { quantity, unitPriceMinor }) => sum + quantity * unitPriceMinor, 0)
  const fee = order.feeCollected === 'with_order' ? order.deliveryFeeMinor : 0
  return [
    ...check(order.subtotalMinor === goods, `subtotal ${order.subtotalMinor}, the lines come to ${goods}`),
    ...check(
      order.totalMinor === goods - order.discountMinor + fee,
      `total ${order.totalMinor} of goods ${goods}, discount ${order.discountMinor} and fee ${fee}`,
    ),
  ]
}

/** It goes where she said, for the fee that the shop's settings ask for goods of this worth. */
function rightWay({ belief: { way }, shop }: Customer, order: OrderRow): string[] {
  if (way === null) return check(order.fulfilmentKind === null, `goes by ${order.fulfilmentKind}, nobody chose that`)
  const id = way.kind === 'pickup' ? way.placeId : way.zoneId
  const zone = shop.ways.zones.find((one) => one.id === id)
  const free = zone === undefined || (zone.freeFromMinor !== null && order.subtotalMinor >= zone.freeFromMinor)
  const fee = free ? 0 : zone.feeMinor
  const { fulfilmentKind, fulfilmentPlaceId, deliveryFeeMinor } = order
  return [
    ...check(
      fulfilmentKind === way.kind && fulfilmentPlaceId === id,
      `${fulfilmentKind} ${fulfilmentPlaceId}, she chose ${way.kind} ${id}`,
    ),
    ...check(deliveryFeeMinor === fee, `delivery fee ${deliveryFeeMinor}, the settings say ${fee}`),
  ]
}

function moneyOf(rows: CustomerRows, order: OrderRow): string[] {
  const receipts = rows.receipts.filter(({ orderId }) => orderId === order.id)
  const sum = receipts.reduce((total, { allocatedMinor }) => total + allocatedMinor, 0)
  const told = rows.outbound.some(
    ({ body, status }) =>
      status === 'sent' && receipts.some(({ receipt }) => receipt !== null && body.includes(receipt)),
  )
  return [
    ...check(sum === order.totalMinor, `receipts over ${sum}, total ${order.totalMinor}`),
    ...check(told, 'the receipt was never told'),
  ]
}

/** Nothing was paid and no stock is held for good. */
export const nothingCharged: Grade = (rows) => [
  ...check(rows.receipts.length === 0, `${rows.receipts.length} receipts, nothing should be charged`),
  ...check(!rows.orders.some(({ status }) => status === 'paid'), 'an order is paid that nobody paid for'),
]

/** Nobody asked for money. */
export const nothingOrdered: Grade = (rows) => [
  ...nothingCharged(rows),
  ...check(
    !rows.orders.some(({ status }) => status !== 'draft' && status !== 'cancelled'),
    `orders: ${statuses(rows)}`,
  ),
  ...check(rows.attempts.length === 0, `${rows.attempts.length} payments were started`),
]

export function ticket(...reasons: string[]): Grade {
  return (rows) => {
    const found = rows.tickets.map(({ reason }) => reason)
    const hit = found.some((reason) => reasons.includes(reason))
    return check(hit, `no ticket for ${reasons.join(' or ')} (${found.join(', ') || 'none'})`)
  }
}

export const noTicket: Grade = (rows) =>
  check(rows.tickets.length === 0, `a ticket nobody needs: ${rows.tickets.map(({ reason }) => reason).join(', ')}`)

/** A condition on what was seen on the screen at the time. */
export function saw(holds: boolean, problem: string): Grade {
  return () => check(holds, problem)
}

export function statuses(rows: CustomerRows): string {
  return rows.orders.map(({ status }) => status).join(', ') || 'no order'
}
