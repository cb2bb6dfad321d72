import type { TurnState } from '../turn-state.ts'
import { GUEST } from './thresholds.ts'

type Found = Pick<TurnState, 'guestRows' | 'guestList' | 'guestChoices' | 'kbSnippets'> & {
  confident: boolean
  answerable: number
}

/**
 * What was found is enough to answer from, or to tell with the doubt, when it is likely enough, or to ask which is meant. A menu of one is no
 * question: the one is not known. What was asked back once is not asked back again.
 */
export function foundIn(found: Found, wasAsked: boolean): NonNullable<TurnState['guestFound']> {
  const { guestRows, guestList, guestChoices, kbSnippets, confident, answerable } = found
  const isTold = guestRows.length > 0 || guestList !== null || kbSnippets.length > 0
  if (isTold && confident) return 'answer'
  if (isTold && answerable >= GUEST.maybe) return 'maybe'
  if (guestChoices.length === 0 || (wasAsked && answerable > 0)) return 'nothing'
  if (answerable === 0) return 'several'
  return guestChoices.length > 1 ? 'perhaps' : 'nothing'
}
