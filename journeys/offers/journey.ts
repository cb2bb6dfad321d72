import { defineJourney } from '../core/define-journey.ts'
import { offersGraph } from './graph.ts'
import { freshOffers, type OffersScratch } from './scratch.ts'
import { type OffersSlice, offersSlice } from './slice.ts'

declare module '../core/journey-parts.ts' {
  interface JourneyParts {
    offers: { slice: OffersSlice; scratch: OffersScratch; pending: never }
  }
}

export const offers = defineJourney({
  name: 'offers',
  switch: 'offers',
  acts: ['ask_offers', 'apply_coupon', 'bargain'],
  intents: [{ intent: 'discounts_offers', title: 'title_offers' }],
  entrance: 'discounts_offers',
  slice: offersSlice,
  scratch: freshOffers,
  pending: {},
  graph: offersGraph,
})
