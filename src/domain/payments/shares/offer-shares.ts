import type { TenantSettings } from '../../tenancy/index.ts'
import type { ShareOffer, ShareRefusal, ShareWish, UnevenShares } from '../schemas/shares.ts'
import { MPESA_CURRENCY } from '../schemas.ts'
import { splitEvenly } from './split.ts'

/** What is shared, and who shares it. */
export interface Shared {
  totalMinor: number
  currency: string
  /** The number that the buyer writes from, as M-PESA writes it; null when it takes no prompt. */
  buyersMsisdn: string | null
}

export type OfferedShares = { shares: ShareOffer[] } | { refusal: ShareRefusal } | { uneven: UnevenShares }

/**
 * Who pays how much when an order is shared as wished: the buyer first, then the numbers she named, then open shares. What
 * does not divide is hers. What does not come to the total is never made to. Pure.
 */
export function offerShares(shared: Shared, wish: ShareWish, terms: TenantSettings['shares']): OfferedShares {
  const named = [...new Set(wish.msisdns)].filter((msisdn) => msisdn !== shared.buyersMsisdn)
  const count = Math.max(named.length + 1, wish.count ?? countFor(shared, wish))
  const wholeShillings = shared.totalMinor % 100 === 0 && shared.currency === MPESA_CURRENCY
  if (!wholeShillings) return { refusal: 'not_offered' }
  if (count < 2) return { refusal: 'too_few' }
  if (count > terms.mostPayers) return { refusal: 'too_many' }
  const uneven = unevenOf(shared, { ...wish, count }, terms)
  if (uneven !== null) return { uneven }
  const amounts = amountsOf(shared.totalMinor, { ...wish, count })
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

/** How many they are when only what each pays was said; 0 where that does not tell. */
function countFor({ totalMinor }: Shared, { eachMinor, restIsHers, msisdns }: ShareWish): number {
  const tells = eachMinor !== null && eachMinor > 0 && !restIsHers && msisdns.length === 0
  return tells && totalMinor % eachMinor === 0 ? totalMinor / eachMinor : 0
}

type Counted = ShareWish & { count: number }

function unevenOf(
  { totalMinor, currency }: Shared,
  { count, eachMinor, restIsHers }: Counted,
  { leastShareMinor }: TenantSettings['shares'],
): UnevenShares | null {
  if (eachMinor === null || restIsHers || eachMinor * count === totalMinor) return null
  const money = (amountMinor: number) => ({ amountMinor, currency })
  const mayPayRest = eachMinor % 100 === 0 && totalMinor - eachMinor * (count - 1) >= leastShareMinor
  return { count, each: money(eachMinor), sum: money(eachMinor * count), total: money(totalMinor), mayPayRest }
}

/** Null when what the others pay is more than there is. */
function amountsOf(totalMinor: number, { count, eachMinor }: Counted): number[] | null {
  if (eachMinor === null) return splitEvenly(totalMinor, count)
  const own = totalMinor - eachMinor * (count - 1)
  if (own < 0 || eachMinor % 100 !== 0) return null
  return [own, ...Array.from({ length: count - 1 }, () => eachMinor)]
}
