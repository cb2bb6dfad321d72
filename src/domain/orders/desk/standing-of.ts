import type { OrderReceipt, RefundView } from '../../payments/index.ts'
import type { OrderRow } from '../get-order-row.ts'
import type { OrderStanding } from './staff-moves.ts'

/** How an order stands, for what decides about moving it. */
export function standingOf(
  { reference, status, currency, totalMinor, stage }: OrderRow,
  {
    money,
    refunds,
    isPrompted,
  }: { money: readonly OrderReceipt[]; refunds: readonly RefundView[]; isPrompted: boolean },
): OrderStanding {
  const own = money.filter((receipt) => receipt.currency === currency)
  return {
    reference,
    status,
    currency,
    totalMinor,
    stage,
    isPrompted,
    allocatedMinor: own.reduce((sum, { allocatedMinor }) => sum + allocatedMinor, 0),
    refundedMinor: refunds.filter(({ isOrders }) => isOrders).reduce((sum, { amountMinor }) => sum + amountMinor, 0),
  }
}
