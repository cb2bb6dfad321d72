import type { NotSearched, Report } from '../../src/domain/research/schemas.ts'
import type { Leant } from '../../src/language/concierge/leaning.ts'
import type { RowQuestion } from '../../src/language/concierge/row-question.ts'
import type { Act } from '../../src/language/reading.ts'
import type { RowFound } from '../../tools/row-found.ts'
import type { RowList } from '../../tools/row-list.ts'
import type { BookingRequest } from './pending.ts'
import type { WrittenScratch } from './written.ts'

export type GuestAsk = Extract<Act, { act: 'ask_guest' }>

/** An answer before it leaves. */
export interface GuestAnswer {
  text: string
  /** Categories of rows and titles of documents that its sentences are from; none, no source is named. */
  sources: readonly string[]
  /** Categories of the rows in it. */
  topics: readonly string[]
  /** It says nothing that could be wrong: it is not held against the six criteria. */
  unchecked: boolean
}

/** What the nodes of this journey hand to each other in one turn. */
export interface ConciergeScratch extends WrittenScratch {
  /** What is asked in this turn; null where an answer of ours was answered. */
  guest: GuestAsk | null
  /** What is asked of rows, by her words and what they lean on; null where nothing is. */
  guestQuestion: RowQuestion | null
  /** How it is asked: as it goes on with the talk, and once more alone where that found nothing. */
  guestLeant: Leant | null
  /**
   * What looking found: enough to answer from, several things of which one is meant, places of which one may be, what may answer and is
   * told with the doubt, or not enough. `again`: it is looked for once more, alone.
   */
  guestFound: 'answer' | 'several' | 'perhaps' | 'maybe' | 'nothing' | 'again' | null
  /** The rows that answer. */
  guestRows: readonly RowFound[]
  /** All of a kind that fit. */
  guestList: RowList | null
  /** Things of which any may be meant. */
  guestChoices: readonly { itemId: string; name: string }[]
  /** What the web says, or why nothing was looked up there; null where it was not asked for. */
  guestWeb: { reports: readonly Report[]; notSearched: NotSearched | null } | null
  guestAnswer: GuestAnswer | null
  /** How often an answer was put together again because it did not hold. */
  guestRetries: number
  guestVerdict: 'pass' | 'retry' | 'fail' | null
  /** What the answer was found to be wrong in, for the trace. */
  guestFault: string | null
  /** The request that was confirmed in this turn, to be passed on. */
  guestRequest: BookingRequest | null
  /** The tenant wants answers to end with what could be asked next. */
  followUps: boolean
}

export const freshConcierge: ConciergeScratch = {
  guestWritten: null,
  guestSearch: null,
  guest: null,
  guestQuestion: null,
  guestLeant: null,
  guestFound: null,
  guestRows: [],
  guestList: null,
  guestChoices: [],
  guestWeb: null,
  guestAnswer: null,
  guestRetries: 0,
  guestVerdict: null,
  guestFault: null,
  guestRequest: null,
  followUps: false,
}
