/** A place that a trip may go to, and the words it goes by in any language. */
export interface TripPlace {
  id: string
  names: readonly string[]
}

/** What a message says of a trip; null or empty where it says nothing of it. Nothing is made up to fill a gap. */
export interface TripSaid {
  /** The id of the place that it goes to. */
  place: string | null
  /** The id of the place that it leaves from. */
  origin: string | null
  /** Days of the calendar, "2026-12-24", both included. */
  start: string | null
  end: string | null
  /** How many days it takes, said or counted; the days of 4 nights are 5. */
  days: number | null
  party: PartySaid | null
  budget: BudgetSaid | null
  /** Those that it is for; "no museums" is none. */
  themes: readonly TripTheme[]
  pace: 'relaxed' | 'normal' | 'full' | null
  tier: 'budget' | 'mid' | 'luxury' | null
  kidFriendly: boolean
  avoidOvernight: boolean
}

export interface PartySaid {
  adults: number
  children: number
  /** Of the children, in years, as far as they are said. */
  childAges: readonly number[]
}

export interface BudgetSaid {
  /** In cents or the smallest unit of the currency. */
  amountMinor: number
  /** ISO 4217; null when no currency is said. */
  currency: string | null
  /** It is said of one person or of one day: whoever plans multiplies it. */
  per: 'trip' | 'person' | 'day'
}

export const TRIP_THEMES = [
  'adventure',
  'art',
  'beach',
  'culture',
  'diving',
  'family',
  'food',
  'hiking',
  'history',
  'nature',
  'nightlife',
  'romance',
  'shopping',
  'wellness',
  'wildlife',
] as const
export type TripTheme = (typeof TRIP_THEMES)[number]
