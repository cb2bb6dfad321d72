import type { Act } from '../../src/language/reading.ts'
import { defineJourney } from '../core/define-journey.ts'
import { yesNoAsked } from '../core/yes-no-asked.ts'
import { readTripTap } from './choices.ts'
import { tripGraph } from './graph.ts'
import { TripWish } from './pending.ts'
import { freshTrip, type TripScratch } from './scratch.ts'
import { wishQuestion } from './wish-question.ts'

declare module '../core/journey-parts.ts' {
  interface JourneyParts {
    trip: { slice: Nothing; scratch: TripScratch; pending: TripWish }
  }
}

export const trip = defineJourney({
  name: 'trip',
  // A shop that plans no trips hears nothing of them.
  switch: null,
  acts: ['trip', { act: 'choose', when: isOfTrips }],
  intents: [],
  entrance: null,
  slice: null,
  scratch: freshTrip,
  pending: {
    trip_wish: {
      schema: TripWish,
      outlivesDigression: true,
      asked: ({ field }, { responseLanguage }) =>
        field === 'confirm' ? yesNoAsked(responseLanguage) : { kind: 'open', option: null, itemId: null, choices: [] },
      reask: (wish, { responseLanguage: language }) => wishQuestion(wish, language),
    },
  },
  graph: tripGraph,
})

function isOfTrips(act: Act): boolean {
  return act.act === 'choose' && readTripTap(act.id) !== null
}
