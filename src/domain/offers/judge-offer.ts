import { type Basket, type Discount, discountOf } from './discount.ts'
import { isUsedUp, type OfferRow } from './internal.ts'
import type { ChosenOffer } from './rank-offers.ts'

export type Judgement =
  | ({ outcome: 'applies' } & ChosenOffer)
  | { outcome: 'not_yet' }
  | { outcome: 'expired' | 'used_up' | 'below_minimum' | 'not_for_these_items' }

/** Whether an offer reduces a basket at an instant, and by how much: the one rule for customers, coupons and staff who try it. */
export function judgeOffer(offer: OfferRow, basket: Basket & { currency: string }, now: Date): Judgement {
  if (offer.startsAt > now) return { outcome: 'not_yet' }
  if (offer.endsAt <= now) return { outcome: 'expired' }
  if (isUsedUp(offer)) return { outcome: 'used_up' }
  const discount = weigh(offer, basket)
  return discount.outcome === 'applies' ? { outcome: 'applies', offer, discountMinor: discount.amountMinor } : discount
}

/**
 * What an offer takes off a basket. Its sums are in the shop's currency: they say nothing of goods that are priced in
 * another one, whatever the figures are. A percentage without a sum is the same in every currency.
 */
function weigh(offer: OfferRow, basket: Basket & { currency: string }): Discount {
  const namesSum = offer.kind === 'fixed' || offer.minTotalMinor > 0 || offer.maxDiscountMinor !== null
  return namesSum && offer.currency !== basket.currency ? { outcome: 'not_for_these_items' } : discountOf(offer, basket)
}
