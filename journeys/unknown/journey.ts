import { defineJourney } from '../core/define-journey.ts'
import { intentChoice } from '../menus.ts'
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
  acts: ['unclear'],
  intents: [],
  entrance: null,
  slice: null,
  scratch: {},
  pending: {
    clarify_intent: {
      schema: ClarifyIntent,
      outlivesDigression: false,
      asked: ({ options }) => ({
        kind: 'intent',
        option: null,
        itemId: null,
        choices: options.map(({ intent, title }) => ({ id: intentChoice(intent), title })),
      }),
      reask: () => null,
    },
  },
  graph: unknownNode,
})
