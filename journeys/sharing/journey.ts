import { defineJourney } from '../core/define-journey.ts'
import { yesNoAsked } from '../core/yes-no-asked.ts'
import { yesNoMenu } from '../menus.ts'
import { SHARE_CHOICE } from './decide.ts'
import { sharingGraph } from './graph.ts'
import { ConfirmShares } from './pending.ts'
import { sayProposed } from './say-sharing.ts'
import { freshSharing, type SharingScratch } from './scratch.ts'

declare module '../core/journey-parts.ts' {
  interface JourneyParts {
    sharing: { slice: Nothing; scratch: SharingScratch; pending: ConfirmShares }
  }
}

export const sharing = defineJourney({
  name: 'sharing',
  switch: 'sales',
  acts: ['share', { act: 'choose', when: (act) => act.act === 'choose' && act.id.startsWith(SHARE_CHOICE) }],
  intents: [],
  entrance: null,
  slice: null,
  scratch: freshSharing,
  pending: {
    confirm_shares: {
      schema: ConfirmShares,
      outlivesDigression: true,
      asked: (_asked, { responseLanguage }) => yesNoAsked(responseLanguage),
      reask: ({ total, shares }, { responseLanguage: language }) => ({
        text: sayProposed(total, shares, language),
        menu: yesNoMenu(language),
      }),
    },
  },
  graph: sharingGraph,
})
