import { z } from 'zod'

/** An amount in hundredths of its currency (KES 1 = 100), also where the currency has no coins of them (UGX 1 = 100). */
export const Money = z.strictObject({ amountMinor: z.int(), currency: z.string().length(3) })
export type Money = z.infer<typeof Money>

/** The most that an amount of ours can be: what an integer column holds, far beyond what any provider moves at once. */
export const MOST_MINOR = 2_147_483_647

/** "KES 4,500", or with cents where there are any: "KES 4,500.50". The same in every language we speak. */
export function formatMoney({ amountMinor, currency }: Money): string {
  const whole = Math.trunc(amountMinor / 100)
  const cents = Math.abs(amountMinor % 100)
  const sign = amountMinor < 0 && whole === 0 ? '-' : ''
  const digits = whole.toLocaleString('en-KE')
  return `${currency} ${sign}${digits}${cents === 0 ? '' : `.${String(cents).padStart(2, '0')}`}`
}
