import { defineJourney } from '../core/define-journey.ts'
import { offersGraph } from './graph.ts'

declare module '../core/journey-parts.ts' {
  interface JourneyParts {
    offers: { slice: NoSlice; pending: never }
  }
}

export const offers = defineJourney({
  name: 'offers',
  switch: 'offers',
  intents: [{ intent: 'discounts_offers', title: 'title_offers' }],
  entrance: 'discounts_offers',
  slice: null,
  pending: {},
  graph: offersGraph,
})
