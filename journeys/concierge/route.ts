import { isResearching } from '../../src/domain/tenancy/schemas.ts'
import type { Leant } from '../../src/language/concierge/leaning.ts'
import { readRowQuestion } from '../../src/language/concierge/read-row-question.ts'
import type { RowQuestion } from '../../src/language/concierge/row-question.ts'
import { stepNode } from '../core/step-node.ts'
import type { TurnPatch, TurnState } from '../turn-state.ts'
import { leantIn } from './frame.ts'
import { keepHistory } from './history/keep-history.ts'
import { pickedIn } from './picked.ts'
import type { GuestAsk } from './scratch.ts'
import { sortByModel } from './sort-by-model.ts'
import { warnOfHealth } from './warn-of-health.ts'

/**
 * Takes up what is asked of the desk: as rules heard it where they are sure, else as a model sorts it. A property that looks
 * nothing up outside answers from what is inside.
 */
export const conciergeRouteNode = stepNode(async (before, turn): Promise<TurnPatch> => {
  const history = await keepHistory(before, turn)
  const state = { ...before, ...history }
  const { concierge } = turn.tenant.settings
  const followUps = concierge?.followUp ?? false
  const heard = askedOf(state)
  const sorted = heard === null ? null : await sortByModel(heard, state, turn)
  const ask = sorted?.ask ?? heard
  const guestSearch = sorted?.search ?? null
  warnOfHealth(ask, state, turn)
  const inside = ask?.route === 'research' && concierge?.kind !== 'travel' && !isResearching(turn.tenant.settings)
  const guestLeant = leantBy(ask?.words ?? null, guestSearch, state)
  const guestQuestion = pickedQuestion(state) ?? guestLeant?.asked ?? null
  return {
    ...history,
    followUps,
    guestQuestion,
    guestLeant,
    guestSearch,
    guest: inside ? { ...ask, route: 'rag' } : ask,
  }
})

/** What is asked of rows, in her words and what they lean on, or as a model put them: it was asked because hers say too little. */
function leantBy(words: string | null, search: string | null, state: TurnState): Leant | null {
  if (words === null) return null
  const leant = leantIn(words, state)
  if (search === null) return leant
  return { ...leant, asked: { ...readRowQuestion(search), goesOn: leant.asked.goesOn }, leans: false }
}

/** After "which one?" the question before is asked of the one that was picked. */
function pickedQuestion(state: TurnState): RowQuestion | null {
  const picked = pickedIn(state)
  return picked === null ? null : (state.guestFrame?.asked ?? readRowQuestion(picked.words))
}

function askedOf({ acts }: TurnState): GuestAsk | null {
  return acts.find((act) => act.act === 'ask_guest') ?? null
}
