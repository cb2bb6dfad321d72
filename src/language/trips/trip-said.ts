import { z } from 'zod'

/** A place that a trip may go to, and the words it goes by in any language. */
export interface TripPlace {
  id: string
  names: readonly string[]
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

export const PartySaid = z.strictObject({
  adults: z.int().min(0),
  children: z.int().min(0),
  /** Of the children, in years, as far as they are said. */
  childAges: z.array(z.int().min(0)),
})
export type PartySaid = z.infer<typeof PartySaid>

export const BudgetSaid = z.strictObject({
  /** In cents or the smallest unit of the currency. */
  amountMinor: z.int().min(0),
  /** ISO 4217; null when no currency is said. */
  currency: z.string().nullable(),
  /** It is said of one person or of one day: whoever plans multiplies it. */
  per: z.enum(['trip', 'person', 'day']),
})
export type BudgetSaid = z.infer<typeof BudgetSaid>

const Day = z.string().nullable()

/** What a message says of a trip; null or empty where it says nothing of it. Nothing is made up to fill a gap. */
export const TripSaid = z.strictObject({
  /** The id of the place that it goes to. */
  place: z.string().nullable(),
  /** Ids of further places that it shall go to, or may go to: "Diani then the Mara". */
  others: z.array(z.string()).default([]),
  /** The id of the place that it leaves from. */
  origin: z.string().nullable(),
  /** Days of the calendar, "2026-12-24", both included. */
  start: Day,
  end: Day,
  /** How many days it takes, said or counted; the days of 4 nights are 5. */
  days: z.int().nullable(),
  party: PartySaid.nullable(),
  budget: BudgetSaid.nullable(),
  /** Those that it is for; "no museums" is none. */
  themes: z.array(z.enum(TRIP_THEMES)),
  pace: z.enum(['relaxed', 'normal', 'full']).nullable(),
  tier: z.enum(['budget', 'mid', 'luxury']).nullable(),
  kidFriendly: z.boolean(),
  avoidOvernight: z.boolean(),
})
export type TripSaid = z.infer<typeof TripSaid>
