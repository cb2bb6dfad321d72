import { defineJourney } from '../core/define-journey.ts'
import { yesNoAsked } from '../core/yes-no-asked.ts'
import { bookingQuestion } from './booking/question.ts'
import { conciergeGraph } from './graph.ts'
import { type ConciergePending, GuestBooking, GuestPick } from './pending.ts'
import { pickMenu } from './pick-menu.ts'
import { type ConciergeScratch, freshConcierge } from './scratch.ts'
import { type ConciergeSlice, conciergeSlice } from './slice.ts'

declare module '../core/journey-parts.ts' {
  interface JourneyParts {
    concierge: { slice: ConciergeSlice; scratch: ConciergeScratch; pending: ConciergePending }
  }
}

export const concierge = defineJourney({
  name: 'concierge',
  switch: 'concierge',
  acts: ['ask_guest'],
  intents: [],
  entrance: null,
  slice: conciergeSlice,
  scratch: freshConcierge,
  pending: {
    guest_booking: {
      schema: GuestBooking,
      outlivesDigression: true,
      // "2" is an answer, and the second of no list.
      asked: ({ step }, { responseLanguage }) =>
        step === 'offer' || step === 'confirm'
          ? yesNoAsked(responseLanguage)
          : { kind: 'open', option: null, itemId: null, choices: [] },
      reask: (asked, { tenantName, responseLanguage }) => bookingQuestion(asked, tenantName ?? '', responseLanguage),
    },
    guest_pick: {
      schema: GuestPick,
      outlivesDigression: false,
      asked: (pick, { responseLanguage }) => ({
        kind: 'intent',
        option: null,
        itemId: null,
        choices: pickMenu(pick, responseLanguage).choices,
      }),
      reask: (pick, { responseLanguage }) => {
        const { text, menu } = pickMenu(pick, responseLanguage)
        return { text, menu }
      },
    },
  },
  graph: conciergeGraph,
})
