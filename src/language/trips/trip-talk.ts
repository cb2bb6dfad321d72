import { z } from 'zod'
import { BudgetSaid, PartySaid, type TripPlace, TripSaid } from './trip-said.ts'

/** `to` so much, or by so much `more` or `less`. */
const By = z.enum(['to', 'more', 'less'])
export type By = z.infer<typeof By>

/** What is to be different in a plan, in the customer's terms. */
export const ChangeSaid = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('budget'), budget: BudgetSaid, by: By }),
  /** Less than it costs now, and nobody said how much less. */
  z.strictObject({ kind: z.literal('cheaper') }),
  /** Null: as it was. */
  z.strictObject({ kind: z.literal('dates'), start: z.string().nullable(), days: z.int().nullable(), by: By }),
  /** The same length, so many days after what is planned; before it where it is less than 0. */
  z.strictObject({ kind: z.literal('shift'), days: z.int() }),
  /** Lasts to this day, and begins as it did. */
  z.strictObject({ kind: z.literal('until'), end: z.string() }),
  /** `joins`: besides those who are planned for. */
  z.strictObject({ kind: z.literal('party'), party: PartySaid, joins: z.boolean() }),
  z.strictObject({ kind: z.literal('wishes'), ...TripSaid.pick({ themes: true, pace: true, tier: true }).shape }),
  z.strictObject({ kind: z.enum(['lock', 'unlock', 'remove', 'replace']), slotId: z.string() }),
  /** To another day of the trip, counted from 1. */
  z.strictObject({ kind: z.literal('move'), slotId: z.string(), day: z.int().min(1) }),
  /** Days of the trip, counted from 1. */
  z.strictObject({ kind: z.literal('swap_days'), a: z.int().min(1), b: z.int().min(1) }),
])
export type ChangeSaid = z.infer<typeof ChangeSaid>

/** What a message does about a trip. */
export const TripHeard = z.discriminatedUnion('does', [
  /** All that has been said of it so far. */
  z.strictObject({ does: z.literal('plan'), said: TripSaid }),
  z.strictObject({ does: z.literal('change'), changes: z.array(ChangeSaid).min(1) }),
  /** `which`: something is to be done with a visit that the plan does not have. */
  z.strictObject({ does: z.enum(['book', 'files', 'watch', 'status', 'which']) }),
])
export type TripHeard = z.infer<typeof TripHeard>

/** What is asked for before a trip can be planned, in the order in which it is asked. */
export const TRIP_FIELDS = ['place', 'start', 'days', 'budget', 'party'] as const
export type TripField = (typeof TRIP_FIELDS)[number]

/** A visit of the plan that she has been shown. */
export interface VisitShown {
  slotId: string
  name: string
  /** Of the trip, counted from 1. */
  day: number
}

/** What was said of trips before, as far as the meaning of a message can depend on it. */
export interface TripTalk {
  places: readonly TripPlace[]
  /** The day where the shop is, "2026-11-25". */
  today: string
  /** What is waited for; null: nothing of a trip. */
  asked: TripField | 'confirm' | null
  /** What has been said of the trip that is being asked about. */
  said: TripSaid | null
  /** The plan that she has; null: none that has still to be made. */
  plan: { days: number /** "2026-12-12" */; start: string; visits: readonly VisitShown[] } | null
  isPlanning: boolean
}
