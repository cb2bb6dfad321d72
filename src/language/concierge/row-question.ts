import type { FieldAsked } from './field-words.ts'
import type { GuestKind, RowOrder } from './kind-words.ts'
import type { WhenAsked } from './when-asked.ts'

/** What a guest asks of what a house has, as her words say it: which rows are meant depends on the house. */
export interface RowQuestion {
  /** What of a thing is asked, most likely first. */
  fields: FieldAsked[]
  /** The kinds of things that are named: rooms, pools, shows. */
  kinds: GuestKind[]
  /** Asks for all of a kind that fit. */
  isList: boolean
  /** Asks whether something is there. */
  isThere: boolean
  /** Wants to hear yes or no first. */
  isYesNo: boolean
  when: WhenAsked | null
  order: RowOrder | null
  /** Asks for what needs no visa. */
  isVisaFree: boolean
  /** What it may cost, in whole units of the currency; zero for what is free. */
  atMost: number | null
  atLeast: number | null
  /** The sum that is taken for true: "it is 5,000, right?" */
  claimed: number | null
  people: number | null
  /** In years. */
  age: number | null
  /** The words that name the kinds. */
  kindWords: string
  /** The words that name a time. */
  timeWords: string
  /** What is left of the words: what it is about. */
  content: string
  /** It goes on with what was asked before: "and on Sunday?" */
  goesOn: boolean
  /** Only the day itself tells it: the weather of today. */
  isLive: boolean
}
