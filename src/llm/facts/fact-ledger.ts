import type { Json } from '../../lib/json.ts'

/** What somebody else has said somewhere else. */
export interface SaidElsewhere {
  /** The site whose words they are. */
  domain: string
  /** The day they are of, as YYYY-MM-DD. */
  on: string
  text: string
}

/** Everything that a reply of this turn may state. */
export interface FactLedger {
  /** Tool results and cited passages of this conversation, as they came. Keys that end in "Minor" hold minor units. */
  values: readonly Json[]
  /**
   * Actions that have really happened: 'paid', 'booked', 'cancelled', 'refunded', 'handed_over', 'delivered',
   * 'confirmed'. Other names back nothing.
   */
  actions: ReadonlySet<string>
  /** The actions of each order that is known, by its reference: what names one of them is true of that order or not. */
  orders?: ReadonlyMap<string, ReadonlySet<string>>
  /** What the customer wrote: backs the sizes, quantities, numbers and codes in it, never a price or a date. */
  said?: readonly string[]
  /** Texts of our own that may be repeated, such as a link made for this reply. */
  literals?: readonly string[]
  /**
   * The answer that our own fixed sentences would give in place of this one. Code chose and filled them by the rows, so
   * what they claim may be claimed in the same words.
   */
  own?: readonly string[]
  /** What the web says: it backs a line that says so, with the site and the day, and nothing else. */
  elsewhere?: readonly SaidElsewhere[]
  /** Where the shop is, to compare instants with the clock times a customer reads; UTC when absent. */
  timezone?: string
  /** The day and hour of the reply: what is told of today and tomorrow is held against it. */
  now?: Date
}
