import { defineJourney } from '../core/define-journey.ts'
import { preferencesGraph } from './graph.ts'
import { freshPreferences, type PreferencesScratch } from './scratch.ts'

declare module '../core/journey-parts.ts' {
  interface JourneyParts {
    preferences: { slice: Nothing; scratch: PreferencesScratch; pending: never }
  }
}

export const preferences = defineJourney({
  name: 'preferences',
  switch: 'preferences',
  acts: ['consent', 'set_language', 'ask_preferences'],
  intents: [{ intent: 'preferences_consent', title: 'title_preferences' }],
  entrance: 'preferences_consent',
  slice: null,
  scratch: freshPreferences,
  pending: {},
  graph: preferencesGraph,
})
