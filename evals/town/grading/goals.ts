import type { Customer } from '../customer.ts'
import type { Grade } from '../persona.ts'
import type { CustomerRows, OrderRow } from './customer-rows.ts'

/** All of these. */
export function all(...grades: Grade[]): Grade {
  return (rows) => grades.flatMap((grade) => grade(rows))
}

export function check(holds: boolean, problem: string): string[] {
  return holds ? [] : [problem]
}

/** Exactly one order is paid, it is what she agreed to, and the money behind it is exactly its total. */
export function paidOnce(customer: Customer): Grade {
  const { belief } = customer
  return (rows) => {
    const paid = rows.orders.filter(({ status }) => status === 'paid' || status === 'fulfilled')
    const [order] = paid
    if (paid.length !== 1 || !order) return [`${paid.length} orders are paid, 1 was bought (${statuses(rows)})`]
    return [
      ...check(order.totalMinor === belief.totalMinor, `total ${order.totalMinor}, agreed ${belief.totalMinor}`),
      ...rightLines(customer, rows, order),
      ...check(order.stockState === 'settled', `stock of the paid order is ${order.stockState}`),
      ...moneyOf(rows, order),
    ]
  }
}

function rightLines({ belief }: Customer, rows: CustomerRows, order: OrderRow): string[] {
  const lines = rows.lines.filter(({ orderId }) => orderId === order.id)
  const [line] = lines
  if (lines.length !== 1 || !line) return [`${lines.length} lines, 1 was agreed`]
  const variant = line.variantName.toLowerCase()
  const words = [...variant.split(/\s*\/\s*/), ...variant.split(/[\s/]+/)]
  const missing = belief.values.filter((value) => value !== variant && !words.includes(value))
  return [
    ...check(belief.item === null || line.itemName === belief.item, `bought ${line.itemName}, picked ${belief.item}`),
    ...check(line.quantity === belief.quantity, `bought ${line.quantity}, wanted ${belief.quantity}`),
    ...check(missing.length === 0, `bought ${line.variantName}, chose ${belief.values.join(', ')}`),
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
