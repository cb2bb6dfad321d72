import type { Money } from '../../../../lib/money.ts'
import { AppError } from '../../../errors.ts'
import type { OrderRow } from '../../../orders/index.ts'
import { MPESA_CURRENCY } from '../../schemas.ts'
import { MPESA_LIMITS } from './mpesa-limits.ts'

/** Refuses an amount that was not confirmed as it stands, or that the provider does not move. */
export function checkAmount(order: OrderRow, confirmed: Money): void {
  if (order.totalMinor !== confirmed.amountMinor || order.currency !== confirmed.currency) {
    throw new AppError('not_confirmed', 'the customer has not confirmed the total as it is now')
  }
  if (order.currency !== MPESA_CURRENCY) throw new AppError('not_enabled', 'M-PESA moves Kenyan shillings only')
  if (order.totalMinor % 100 !== 0) throw new AppError('invalid_input', 'M-PESA moves whole shillings only')
  if (order.totalMinor < MPESA_LIMITS.minAmountMinor || order.totalMinor > MPESA_LIMITS.maxAmountMinor) {
    throw new AppError('limit_exceeded', 'the amount is outside what M-PESA moves in one payment')
  }
}
