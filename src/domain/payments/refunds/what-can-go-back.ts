import { MPESA } from '../schemas.ts'
import type { StoredReceipt } from './schemas.ts'

type Amounts = Pick<
  StoredReceipt,
  | 'provider'
  | 'receipt'
  | 'amountMinor'
  | 'allocatedMinor'
  | 'refundedMinor'
  | 'reversingMinor'
  | 'reversedAt'
  | 'underWay'
>

/**
 * What of a receipt can still be given back: by hand all that has not gone back, by its provider the whole of it or what no order
 * has. Nothing while a reversal of it may go through.
 */
export function whatCanGoBack(money: Amounts): { refundableMinor: number; reversibleMinor: number[] } {
  if (money.reversedAt !== null || money.underWay) return { refundableMinor: 0, reversibleMinor: [] }
  const refundableMinor = money.amountMinor - money.refundedMinor - money.reversingMinor
  const freeMinor = refundableMinor - money.allocatedMinor
  const canReverse = money.provider === MPESA && money.receipt !== null
  const amounts = [refundableMinor === money.amountMinor ? refundableMinor : 0, freeMinor]
  const whole = [...new Set(amounts)].filter((amount) => canReverse && amount > 0 && amount % 100 === 0)
  return { refundableMinor, reversibleMinor: whole }
}
