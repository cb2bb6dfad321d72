import { isResearching } from '../../src/domain/tenancy/schemas.ts'
import { readRowQuestion } from '../../src/language/concierge/read-row-question.ts'
import type { RowQuestion } from '../../src/language/concierge/row-question.ts'
import { stepNode } from '../core/step-node.ts'
import type { TurnPatch, TurnState } from '../turn-state.ts'
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
  const guestQuestion = questionIn(pickedIn(state)?.words ?? ask?.words ?? null, guestSearch)
  return { ...history, followUps, guestQuestion, guestSearch, guest: inside ? { ...ask, route: 'rag' } : ask }
})

/** What is asked of rows, in her words, or in those that a model put them into: it was asked because hers say too little. */
function questionIn(words: string | null, search: string | null): RowQuestion | null {
  if (words === null) return null
  const own = readRowQuestion(words)
  return search === null ? own : { ...readRowQuestion(search), goesOn: own.goesOn }
}

function askedOf({ acts }: TurnState): GuestAsk | null {
  return acts.find((act) => act.act === 'ask_guest') ?? null
}
