import type { FieldAsked } from '../../src/language/concierge/field-words.ts'
import type { Act } from '../../src/language/reading.ts'
import type { RowFound } from '../../tools/row-found.ts'
import type { BookingRequest } from './pending.ts'

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
export interface ConciergeScratch {
  /** What is asked in this turn; null where an answer of ours was answered. */
  guest: GuestAsk | null
  /** What of a thing is asked, most likely first. */
  guestFields: readonly FieldAsked[]
  /** What looking found: enough to answer from, several things that may be meant, or not enough. */
  guestFound: 'answer' | 'several' | 'nothing' | null
  /** The rows that answer. */
  guestRows: readonly RowFound[]
  /** Things of which any may be meant. */
  guestChoices: readonly { itemId: string; name: string }[]
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
  guest: null,
  guestFields: [],
  guestFound: null,
  guestRows: [],
  guestChoices: [],
  guestAnswer: null,
  guestRetries: 0,
  guestVerdict: null,
  guestFault: null,
  guestRequest: null,
  followUps: false,
}
