import { formatMoney } from '../../../lib/money.ts'
import type { FulfilmentStage } from '../goods/schemas.ts'
import type { OrderStatus } from '../schemas.ts'
import { canMove } from '../transitions.ts'

export interface StaffMove {
  to: OrderStatus
  label: string
  /** It cannot be taken back. */
  danger: boolean
}

const cancelled: StaffMove = { to: 'cancelled', label: 'Cancel the order', danger: true }
const needsReview: StaffMove = { to: 'needs_review', label: 'Have it looked into', danger: false }
const goesOn: StaffMove = { to: 'paid', label: 'Let it go on as paid', danger: false }
const isDone: StaffMove = { to: 'fulfilled', label: 'Leave it as done', danger: false }

/** Of all moves of an order those that people make: that it awaits money, is paid and leaves follows from money and goods. */
export const STAFF_MOVES: Record<OrderStatus, readonly StaffMove[]> = {
  draft: [cancelled],
  awaiting_payment: [cancelled, needsReview],
  paid: [needsReview],
  fulfilled: [needsReview],
  cancelled: [needsReview],
  needs_review: [goesOn, isDone, cancelled],
}

/** What decides about a move beside the table. */
export interface OrderStanding {
  reference: string
  status: OrderStatus
  currency: string
  totalMinor: number
  /** What of its money the order has, and what of that was given back while the order went on. */
  allocatedMinor: number
  refundedMinor: number
  /** A prompt can still be answered on a phone. */
  isPrompted: boolean
  stage: FulfilmentStage | null
}

const LEFT: ReadonlySet<FulfilmentStage | null> = new Set(['handed_over', 'dispatched', 'delivered'])

/** Why people may not move an order there, as a sentence that says what to do; null when they may. */
export function refusalOf(order: OrderStanding, to: OrderStatus): string | null {
  const { reference, status, currency, totalMinor, allocatedMinor, refundedMinor } = order
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency })
  const giveBack = `order ${reference} has ${money(allocatedMinor)}: give that back first, then cancel it`
  const isOnTable = canMove(status, to) && STAFF_MOVES[status].some((move) => move.to === to)
  if (!isOnTable && to === 'cancelled' && allocatedMinor > 0) return giveBack
  if (!isOnTable) return `order ${reference} is ${status} and cannot become ${to}`
  switch (to) {
    case 'cancelled':
      if (allocatedMinor > 0) return giveBack
      return order.isPrompted ? `a prompt for order ${reference} is on a phone: wait until it has ended` : null
    case 'paid': {
      const short = totalMinor - allocatedMinor - refundedMinor
      if (allocatedMinor === 0 || short > 0)
        return `order ${reference} still needs ${money(Math.max(short, 0))}: give it that money first`
      return LEFT.has(order.stage) ? `the goods of order ${reference} have left: leave it as done` : null
    }
    case 'fulfilled':
      return LEFT.has(order.stage) ? null : `the goods of order ${reference} have not left`
    default:
      return null
  }
}

/** Where people may move an order now. */
export function staffMovesOf(order: OrderStanding): StaffMove[] {
  return STAFF_MOVES[order.status].filter(({ to }) => refusalOf(order, to) === null)
}
