import { defineJourney } from '../core/define-journey.ts'
import { yesNoAsked } from '../core/yes-no-asked.ts'
import { handoffGraph } from './graph.ts'
import { OfferHandoff } from './pending.ts'
import { freshHandoff, type HandoffScratch } from './scratch.ts'
import { type HandoffSlice, handoffSlice } from './slice.ts'

declare module '../core/journey-parts.ts' {
  interface JourneyParts {
    handoff: { slice: HandoffSlice; scratch: HandoffScratch; pending: OfferHandoff }
  }
}

export const handoff = defineJourney({
  name: 'handoff',
  switch: null,
  acts: ['ask_person', 'sensitive'],
  intents: [{ intent: 'human_request', title: 'title_person' }],
  entrance: 'human_request',
  slice: handoffSlice,
  scratch: freshHandoff,
  pending: {
    offer_handoff: {
      schema: OfferHandoff,
      outlivesDigression: false,
      asked: (_asked, { responseLanguage }) => yesNoAsked(responseLanguage),
      reask: () => null,
    },
  },
  graph: handoffGraph,
})
