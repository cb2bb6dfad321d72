import { defineJourney } from '../core/define-journey.ts'
import { governanceNode } from './respond.ts'

declare module '../core/journey-parts.ts' {
  interface JourneyParts {
    governance: { slice: Nothing; scratch: Nothing; pending: never }
  }
}

export const governance = defineJourney({
  name: 'governance',
  switch: null,
  acts: ['greet', 'small_talk', 'ask_identity', 'insult', 'off_topic', 'untrusted', 'pause', 'resume'],
  intents: [],
  entrance: null,
  slice: null,
  scratch: {},
  pending: {},
  graph: governanceNode,
})
