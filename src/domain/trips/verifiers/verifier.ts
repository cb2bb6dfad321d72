import type { Violation, ViolationCode, ViolationDetails, ViolationKind } from '../schemas/index.ts'
import type { DayView, PlanView } from './plan-view.ts'

/**
 * A rule. Pure: no clock, no IO, no mending. What no fact says is an advisory, never a pass. A day's part may read nothing of other
 * days but what its `DayView` holds, so that only changed days are judged again.
 */
export interface Verifier {
  name: string
  day?: (day: DayView, view: PlanView) => Violation[]
  trip?: (view: PlanView) => Violation[]
}

const KINDS: Record<ViolationCode, ViolationKind> = {
  over_budget: 'budget_exceeded',
  over_budget_within_slippage: 'budget_exceeded',
  overlap: 'timing_infeasible',
  gap_too_short: 'timing_infeasible',
  too_close_to_flight: 'timing_infeasible',
  before_check_in: 'timing_infeasible',
  after_check_out: 'timing_infeasible',
  after_late_arrival: 'timing_infeasible',
  before_early_departure: 'timing_infeasible',
  last_departure_missed: 'timing_infeasible',
  transit_unknown: 'timing_infeasible',
  nonexistent_local_time: 'timing_infeasible',
  outside_hours: 'venue_closed',
  blackout_date: 'venue_closed',
  public_holiday: 'venue_closed',
  bad_weather: 'weather_unsuitable',
  uncertain_weather: 'weather_unsuitable',
  bad_climate: 'weather_unsuitable',
  weather_unknown: 'weather_unsuitable',
  after_curfew: 'pref_violated',
  flight_after_curfew: 'pref_violated',
  overnight_flight: 'pref_violated',
  wish_unmet: 'pref_violated',
  lock_changed: 'pref_violated',
  not_kid_friendly: 'pref_violated',
  theme_not_served: 'pref_violated',
  day_too_full: 'pref_violated',
  wrong_days: 'incomplete',
  night_without_lodging: 'incomplete',
  no_outbound_flight: 'incomplete',
  no_return_flight: 'incomplete',
  venue_twice: 'incomplete',
  too_few_nights: 'incomplete',
  no_fact: 'no_evidence',
  cost_differs: 'no_evidence',
  time_differs: 'no_evidence',
  cost_unknown: 'no_evidence',
  degraded_fact: 'no_evidence',
}

/** Something that makes the plan impossible. */
export function blocks(
  code: ViolationCode,
  node_ref: Violation['node_ref'],
  details: ViolationDetails = {},
): Violation {
  return { kind: KINDS[code], code, node_ref, details, blocking: true }
}

/** Something to be told; the plan stands. */
export function advises(
  code: ViolationCode,
  node_ref: Violation['node_ref'],
  details: ViolationDetails = {},
): Violation {
  return { kind: KINDS[code], code, node_ref, details, blocking: false }
}
