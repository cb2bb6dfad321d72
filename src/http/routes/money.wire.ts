import type { Money } from '../../lib/money.ts'
import type { MoneyWire } from '../contract/values.ts'

export function moneyWire({ amountMinor, currency }: Money): MoneyWire {
  return { amount_minor: amountMinor, currency }
}
