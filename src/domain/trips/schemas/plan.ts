import { z } from 'zod'
import { TRIP_DAY, TRIP_LIMITS } from '../limits.ts'
import { Currency, LocalDate, Provenance, Ref, Theme, UsdCents, Window } from './common.ts'

/**
 * The `option_ref` of a meal at a place of one's own choice. Every meal is paid from the daily spend, so its cost is 0; one at a
 * named place refers to an attraction.
 */
export const OWN_CHOICE_MEAL = 'meal:own_choice'

export const ChoiceKind = z.enum(['flight', 'lodging', 'attraction', 'transit', 'meal'])
export type ChoiceKind = z.infer<typeof ChoiceKind>

export const ChoiceFeatures = z.strictObject({
  /** For the whole party: both as `choiceCost` computes it. A lodging choice is one night. */
  cost_usd_cents: UsdCents,
  /** Of flights and transit. */
  travel_seconds: z.int().min(0).optional(),
  /** null: nobody knows. */
  indoor: z.boolean().nullable(),
  themes: z.array(Theme).optional(),
})
export type ChoiceFeatures = z.infer<typeof ChoiceFeatures>

export const Choice = z.strictObject({
  /** Unique in its plan. */
  choice_id: Ref,
  kind: ChoiceKind,
  /** Id of the fact behind it: flight_id, lodging_id, id of an attraction, `legRef` of a leg, or `OWN_CHOICE_MEAL`. */
  option_ref: Ref,
  features: ChoiceFeatures,
  /** What the selector gave it. */
  score: z.number().optional(),
  provenance: Provenance,
})
export type Choice = z.infer<typeof Choice>

/**
 * One stretch of a day. `choices[0]` is what happens, the others are what may happen instead. A flight's window is its departure
 * and arrival on the clocks of the destination, on the day it leaves there. A night is a slot of kind lodging on the day on which it
 * begins, ending on the next; nights and movements are no appointments, so other slots may lie around them.
 */
export const Slot = z.strictObject({
  /** "d2s3": third slot of the second day, counting from 1. */
  slot_id: z.string().regex(/^d[1-9]\d?s[1-9]\d?$/),
  window: Window,
  choices: z.array(Choice).min(1).max(TRIP_LIMITS.choicesPerSlot),
  locked: z.boolean().default(false),
})
export type Slot = z.infer<typeof Slot>

/** Slots in the order of their start. That none overlaps is for the verifier to say. */
export const DayPlan = z.strictObject({ date: LocalDate, slots: z.array(Slot).max(40) })
export type DayPlan = z.infer<typeof DayPlan>

export const Assumptions = z.strictObject({
  /** Euros for one US dollar; null: not known. */
  fx_rate_usd_eur: z.number().positive().nullable().default(null),
  /** Units of each currency used for one US dollar. */
  fx: z.record(Currency, z.number().positive()).default({}),
  /** For one person and one day: food, small things. */
  daily_spend_est_cents: UsdCents,
  transit_buffer_minutes: z.int().min(0).default(TRIP_DAY.buffer.transit),
  airport_buffer_minutes: z.int().min(0).default(TRIP_DAY.buffer.airport),
  museum_buffer_minutes: z.int().min(0).default(TRIP_DAY.buffer.museum),
})
export type Assumptions = z.infer<typeof Assumptions>

export const PlanV1 = z.strictObject({
  days: z.array(DayPlan).min(TRIP_LIMITS.days.fewest).max(TRIP_LIMITS.days.most),
  assumptions: Assumptions,
  /** Of the run: same intent, facts and seed give the same bytes. */
  rng_seed: z.int().min(0).max(0xffff_ffff),
})
export type PlanV1 = z.infer<typeof PlanV1>
