import { defineJourney } from '../core/define-journey.ts'
import { ClarifyIntent } from './pending.ts'
import { unknownNode } from './respond.ts'

declare module '../core/journey-parts.ts' {
  interface JourneyParts {
    unknown: { slice: Nothing; scratch: Nothing; pending: ClarifyIntent }
  }
}

export const unknown = defineJourney({
  name: 'unknown',
  switch: null,
  intents: [],
  entrance: null,
  slice: null,
  scratch: {},
  pending: {
    clarify_intent: {
      schema: ClarifyIntent,
      outlivesDigression: false,
      // What was chosen is read before: it is the intent of the turn and no answer to this journey.
      fits: () => 'none',
      reask: () => null,
    },
  },
  graph: unknownNode,
})
