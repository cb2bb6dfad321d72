import { defineJourney } from '../core/define-journey.ts'
import { governanceNode } from './respond.ts'
import { TALK_ACTS } from './talk-acts.ts'

declare module '../core/journey-parts.ts' {
  interface JourneyParts {
    governance: { slice: Nothing; scratch: Nothing; pending: never }
  }
}

export const governance = defineJourney({
  name: 'governance',
  switch: null,
  acts: [...TALK_ACTS, 'pause', 'resume'],
  intents: [],
  entrance: null,
  slice: null,
  scratch: {},
  pending: {},
  graph: governanceNode,
})
