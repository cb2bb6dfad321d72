import { leanOn } from '../../src/language/concierge/lean-on.ts'
import type { Leant } from '../../src/language/concierge/leaning.ts'
import { readRowQuestion } from '../../src/language/concierge/read-row-question.ts'
import type { RowFound } from '../../tools/row-found.ts'
import type { TurnState } from '../turn-state.ts'
import type { ConciergeSlice } from './slice.ts'

type Frame = NonNullable<ConciergeSlice['guestFrame']>

const WORDS_CHARS = 300

/** What is asked in this turn, as it goes on with what was asked before. */
export function leantIn(words: string, { guestFrame, guestFocus }: TurnState): Leant {
  const isOfFocus = guestFrame?.isOfFocus === true && guestFocus !== null
  return leanOn(words, readRowQuestion(words), guestFrame && { ...guestFrame, isOfFocus })
}

/** The same, by itself: what goes on with nothing that is known may name something all the same. */
export function aloneIn(words: string, leant: Leant): Leant {
  return { ...leant, asked: readRowQuestion(words), leans: false }
}

/** The kinds of things that a category of rows has; none where it has several. */
const KIND_OF: Readonly<Partial<Record<RowFound['category'], Frame['kind']>>> = {
  restaurants: 'restaurants',
  hotel: 'rooms',
  entertainment: 'shows',
  gaming: 'gaming',
  promotions: 'offers',
  destination: 'destinations',
}

/** What the next question may go on with. `isOfFocus`: the thing that the talk is of now was asked about. */
export function frameAfter(
  words: string,
  { guestQuestion, guestLeant, guestFrame }: TurnState,
  { row, isOfFocus }: { row: RowFound | undefined; isOfFocus: boolean },
): Frame | null {
  if (guestQuestion === null) return guestFrame
  const leans = guestLeant?.leans === true
  const kind = guestQuestion.kinds[0] ?? (row && KIND_OF[row.category]) ?? (leans ? guestFrame?.kind : null)
  const subject = leans && guestLeant?.of === 'spoken_of' ? guestFrame?.words : undefined
  return {
    asked: guestQuestion,
    kind: kind ?? null,
    isOfFocus: isOfFocus || (guestLeant?.of === 'spoken_of' && guestFrame?.isOfFocus === true),
    words: subject ?? words.slice(0, WORDS_CHARS),
  }
}
