import type { TenantSettings } from '../../tenancy/index.ts'
import type { ShareOffer, ShareRefusal, ShareWish } from '../schemas/shares.ts'
import { MPESA_CURRENCY } from '../schemas.ts'
import { splitEvenly } from './split.ts'

/** What is shared, and who shares it. */
export interface Shared {
  totalMinor: number
  currency: string
  /** The number that the buyer writes from, as M-PESA writes it; null when it takes no prompt. */
  buyersMsisdn: string | null
}

/**
 * Who pays how much when an order is shared as wished: the buyer first, then the numbers she named, then open shares. What
 * does not divide, and what the others do not pay, is hers. Pure.
 * @returns the reason when it cannot be shared so
 */
export function offerShares(
  shared: Shared,
  wish: ShareWish,
  terms: TenantSettings['shares'],
): { shares: ShareOffer[] } | { refusal: ShareRefusal } {
  const named = [...new Set(wish.msisdns)].filter((msisdn) => msisdn !== shared.buyersMsisdn)
  const count = Math.max(named.length + 1, wish.count ?? 0)
  const wholeShillings = shared.totalMinor % 100 === 0 && shared.currency === MPESA_CURRENCY
  if (!wholeShillings) return { refusal: 'not_offered' }
  if (count < 2) return { refusal: 'too_few' }
  if (count > terms.mostPayers) return { refusal: 'too_many' }
  const amounts = amountsOf(shared.totalMinor, count, wish.eachMinor)
  if (amounts === null) return { refusal: 'each_too_much' }
  if (amounts.some((amount) => amount < terms.leastShareMinor)) return { refusal: 'too_small' }
  return {
    shares: amounts.map((amountMinor, at): ShareOffer => {
      if (at === 0) return { payer: 'buyer', msisdn: shared.buyersMsisdn, amountMinor }
      const msisdn = named[at - 1] ?? null
      return { payer: msisdn === null ? 'anyone' : 'number', msisdn, amountMinor }
    }),
  }
}

/** Null when what the others pay is more than there is. */
function amountsOf(totalMinor: number, count: number, eachMinor: number | null): number[] | null {
  if (eachMinor === null) return splitEvenly(totalMinor, count)
  const own = totalMinor - eachMinor * (count - 1)
  if (own < 0 || eachMinor % 100 !== 0) return null
  return [own, ...Array.from({ length: count - 1 }, () => eachMinor)]
}
