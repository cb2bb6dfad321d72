import { defineJourney } from '../core/define-journey.ts'
import { paymentJourney } from '../governance/payment-journey.ts'
import { supportGraph } from './graph.ts'
import { type SupportSlice, supportSlice } from './slice.ts'

declare module '../core/journey-parts.ts' {
  interface JourneyParts {
    support: { slice: SupportSlice; pending: never }
  }
}

export const support = defineJourney({
  name: 'support',
  switch: 'support',
  intents: [
    { intent: 'support_question', title: 'title_support' },
    { intent: 'payment_help', title: 'title_payment', when: (state) => paymentJourney(state) === 'support' },
  ],
  entrance: 'support_question',
  slice: supportSlice,
  pending: {},
  graph: supportGraph,
})
