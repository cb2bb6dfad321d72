import { defineJourney } from '../core/define-journey.ts'
import { preferencesGraph } from './graph.ts'
import { freshPreferences, type PreferencesScratch } from './scratch.ts'

declare module '../core/journey-parts.ts' {
  interface JourneyParts {
    prefs: { slice: Nothing; scratch: PreferencesScratch; pending: never }
  }
}

export const prefs = defineJourney({
  name: 'prefs',
  switch: 'preferences',
  acts: ['consent', 'set_language', 'ask_preferences'],
  intents: [{ intent: 'preferences_consent', title: 'title_prefs' }],
  entrance: 'preferences_consent',
  slice: null,
  scratch: freshPreferences,
  pending: {},
  graph: preferencesGraph,
})
