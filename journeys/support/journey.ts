import { defineJourney } from '../core/define-journey.ts'
import { supportGraph } from './graph.ts'
import { freshSupport, type SupportScratch } from './scratch.ts'
import { type SupportSlice, supportSlice } from './slice.ts'

declare module '../core/journey-parts.ts' {
  interface JourneyParts {
    support: { slice: SupportSlice; scratch: SupportScratch; pending: never }
  }
}

export const support = defineJourney({
  name: 'support',
  switch: 'support',
  acts: ['ask_shop'],
  intents: [{ intent: 'support_question', title: 'title_support' }],
  entrance: 'support_question',
  slice: supportSlice,
  scratch: freshSupport,
  pending: {},
  graph: supportGraph,
})
