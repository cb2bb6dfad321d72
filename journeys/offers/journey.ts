import { defineJourney } from '../core/define-journey.ts'
import { offersGraph } from './graph.ts'
import { freshOffers, type OffersScratch } from './scratch.ts'

declare module '../core/journey-parts.ts' {
  interface JourneyParts {
    offers: { slice: Nothing; scratch: OffersScratch; pending: never }
  }
}

export const offers = defineJourney({
  name: 'offers',
  switch: 'offers',
  intents: [{ intent: 'discounts_offers', title: 'title_offers' }],
  entrance: 'discounts_offers',
  slice: null,
  scratch: freshOffers,
  pending: {},
  graph: offersGraph,
})
