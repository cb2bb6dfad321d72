import { type Basket, type Discount, discountOf } from './discount.ts'
import type { OfferRow } from './internal.ts'

/**
 * What an offer takes off a basket. Its sums are in the shop's currency: they say nothing of goods that are priced in
 * another one, whatever the figures are. A percentage without a minimum is the same in every currency.
 */
export function weighOffer(offer: OfferRow, basket: Basket & { currency: string }): Discount {
  const namesSum = offer.kind === 'fixed' || offer.minTotalMinor > 0
  return namesSum && offer.currency !== basket.currency ? { outcome: 'not_for_these_items' } : discountOf(offer, basket)
}
