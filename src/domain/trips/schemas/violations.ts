import { z } from 'zod'
import { Ref } from './common.ts'

export const ViolationKind = z.enum([
  'budget_exceeded',
  'timing_infeasible',
  'venue_closed',
  'weather_unsuitable',
  'pref_violated',
  'incomplete',
  'no_evidence',
])
export type ViolationKind = z.infer<typeof ViolationKind>

/** What exactly is wrong. */
export const ViolationCode = z.enum([
  // budget_exceeded
  'over_budget',
  'over_budget_within_slippage',
  // timing_infeasible
  'overlap',
  'gap_too_short',
  'too_close_to_flight',
  'before_check_in',
  'after_check_out',
  'after_late_arrival',
  'before_early_departure',
  'last_departure_missed',
  'transit_unknown',
  'nonexistent_local_time',
  // venue_closed
  'outside_hours',
  'blackout_date',
  'public_holiday',
  // weather_unsuitable
  'bad_weather',
  'uncertain_weather',
  'bad_climate',
  'weather_unknown',
  // pref_violated
  'after_curfew',
  'flight_after_curfew',
  'overnight_flight',
  'wish_unmet',
  'lock_changed',
  'not_kid_friendly',
  'theme_not_served',
  'day_too_full',
  // incomplete
  'wrong_days',
  'night_without_lodging',
  'no_outbound_flight',
  'no_return_flight',
  'venue_twice',
  'too_few_nights',
  // no_evidence
  'no_fact',
  'cost_differs',
  'time_differs',
  'cost_unknown',
  'degraded_fact',
])
export type ViolationCode = z.infer<typeof ViolationCode>

/** Figures and names that say how far it is off; always written by code. */
export const ViolationDetails = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())]),
)
export type ViolationDetails = z.infer<typeof ViolationDetails>

/** One thing that is wrong with a plan. An advisory is one that does not block: it is told, and the plan stands. */
export const Violation = z.strictObject({
  kind: ViolationKind,
  code: ViolationCode,
  /** A choice_id, the index of a day counted from 0, or null for the trip as a whole. */
  node_ref: z.union([Ref, z.int().min(0)]).nullable(),
  details: ViolationDetails,
  blocking: z.boolean(),
})
export type Violation = z.infer<typeof Violation>
