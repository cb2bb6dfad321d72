import { defineJourney } from '../core/define-journey.ts'
import { preferencesGraph } from './graph.ts'

declare module '../core/journey-parts.ts' {
  interface JourneyParts {
    prefs: { slice: NoSlice; pending: never }
  }
}

export const prefs = defineJourney({
  name: 'prefs',
  switch: 'preferences',
  intents: [{ intent: 'preferences_consent', title: 'title_prefs' }],
  entrance: 'preferences_consent',
  slice: null,
  pending: {},
  graph: preferencesGraph,
})
