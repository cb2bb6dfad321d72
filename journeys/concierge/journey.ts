import { numbered } from '../../prompts/copy/format.ts'
import { say } from '../../prompts/copy/index.ts'
import { defineJourney } from '../core/define-journey.ts'
import { yesNoAsked } from '../core/yes-no-asked.ts'
import { menuOf } from '../menus.ts'
import { bookingQuestion } from './booking/question.ts'
import { conciergeGraph } from './graph.ts'
import { type ConciergePending, GuestBooking, GuestPick } from './pending.ts'
import { guestChoice } from './picked.ts'
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
      asked: ({ options }) => ({
        kind: 'intent',
        option: null,
        itemId: null,
        choices: options.map(({ itemId, name }) => ({ id: guestChoice(itemId), title: name })),
      }),
      reask: ({ options }, { responseLanguage }) => ({
        text: say('guest_which', responseLanguage, { menu: numbered(options.map(({ name }) => name)) }),
        menu: menuOf(
          options.map(({ itemId, name }) => ({ id: guestChoice(itemId), title: name, description: null })),
          responseLanguage,
        ),
      }),
    },
  },
  graph: conciergeGraph,
})
