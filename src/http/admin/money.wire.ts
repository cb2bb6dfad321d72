import { z } from 'zod'
import type { Money } from '../../lib/money.ts'

export const MoneyWire = z.strictObject({ amount_minor: z.int(), currency: z.string() })
export type MoneyWire = z.infer<typeof MoneyWire>

export function moneyWire({ amountMinor, currency }: Money): MoneyWire {
  return { amount_minor: amountMinor, currency }
}
