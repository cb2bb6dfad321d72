import type { OfferView } from '../../src/domain/offers/schemas.ts'

/** What the nodes of this journey hand to each other in one turn. */
export interface OffersScratch {
  offers: OfferView[]
  coupon: { code: string; outcome: string } | null
}

export const freshOffers: OffersScratch = { offers: [], coupon: null }
