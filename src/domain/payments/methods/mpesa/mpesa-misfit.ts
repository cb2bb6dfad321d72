import { MPESA_CURRENCY } from '../../schemas.ts'
import { MPESA_LIMITS } from './mpesa-limits.ts'

/** Why M-PESA does not move this; null when it does. Without an amount: why it moves nothing in that currency. */
export function mpesaMisfit({
  totalMinor,
  currency,
}: {
  totalMinor: number | null
  currency: string | null
}): 'amount_out_of_range' | 'other_currency' | null {
  if (currency !== null && currency !== MPESA_CURRENCY) return 'other_currency'
  if (totalMinor === null) return null
  const isMovable = totalMinor >= MPESA_LIMITS.minAmountMinor && totalMinor <= MPESA_LIMITS.maxAmountMinor
  return isMovable ? null : 'amount_out_of_range'
}
