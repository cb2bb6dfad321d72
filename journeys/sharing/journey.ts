import { defineJourney } from '../core/define-journey.ts'
import { yesNoAsked } from '../core/yes-no-asked.ts'
import { yesNoMenu } from '../menus.ts'
import { SHARE_CHOICE } from './decide.ts'
import { sharingGraph } from './graph.ts'
import { ConfirmShares, CountPayers, MendShares, type SharingPending } from './pending.ts'
import { mendMenu, sayProposed, sayUneven } from './say-sharing.ts'
import { freshSharing, type SharingScratch } from './scratch.ts'

declare module '../core/journey-parts.ts' {
  interface JourneyParts {
    sharing: { slice: Nothing; scratch: SharingScratch; pending: SharingPending }
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
    count_payers: {
      schema: CountPayers,
      outlivesDigression: 'quietly',
      asked: () => ({ kind: 'people', option: null, itemId: null, choices: [] }),
      reask: () => null,
    },
    mend_shares: {
      schema: MendShares,
      outlivesDigression: true,
      asked: ({ uneven }, { responseLanguage: language }) => {
        const choices = mendMenu(uneven, language).options.map(({ id, title }) => ({ id, title }))
        return { kind: 'open', option: null, itemId: null, choices }
      },
      reask: ({ uneven }, { responseLanguage: language }) => ({
        text: sayUneven(uneven, language),
        menu: mendMenu(uneven, language),
      }),
    },
  },
  graph: sharingGraph,
})
