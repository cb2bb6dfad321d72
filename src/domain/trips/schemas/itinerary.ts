import { z } from 'zod'
import { Currency, Geo, Instant, LocalDate, Provenance, Ref, TripTool, UsdCents, Window } from './common.ts'
import { IntentV1 } from './intent.ts'
import { ChoiceKind } from './plan.ts'
import { Violation } from './violations.ts'

/** How sure what is shown is: `real` from a live source, `fixture` an estimate of ours, `omitted` left out for want of facts. */
export const FactQuality = z.enum(['real', 'fixture', 'omitted'])
export type FactQuality = z.infer<typeof FactQuality>

export const Activity = z.strictObject({
  window: Window,
  kind: ChoiceKind,
  name: z.string().min(1).max(200),
  geo: Geo.optional(),
  /** Short sentences, each of facts that are cited. */
  notes: z.array(z.string().min(1).max(300)),
  locked: z.boolean(),
  fact: FactQuality,
})
export type Activity = z.infer<typeof Activity>

/** What the whole trip costs the whole party. */
export const CostBreakdown = z.strictObject({
  flights_usd_cents: UsdCents,
  lodging_usd_cents: UsdCents,
  attractions_usd_cents: UsdCents,
  transit_usd_cents: UsdCents,
  daily_spend_usd_cents: UsdCents,
  total_usd_cents: UsdCents,
  /** Rounded up. */
  per_person_usd_cents: UsdCents,
  /** In the customer's currency; null where no rate is known. */
  local: z.strictObject({ currency: Currency, total_minor: z.int().min(0) }).nullable(),
  currency_disclaimer: z.string(),
})
export type CostBreakdown = z.infer<typeof CostBreakdown>

/** Why something is as it is. */
export const Decision = z.strictObject({
  /** Id of the node of the run that decided. */
  node: z.string().min(1).max(60),
  rationale: z.string().min(1).max(500),
  alternatives_considered: z.int().min(0),
  selected: z.string().max(200),
})
export type Decision = z.infer<typeof Decision>

/** A figure or fact that the itinerary says, with what it rests on. */
export const Citation = z.strictObject({ claim: z.string().min(1).max(400), provenance: Provenance })
export type Citation = z.infer<typeof Citation>

export const ItineraryV1 = z.strictObject({
  itinerary_id: Ref,
  run_id: Ref,
  /** From 1, one more with each edit. */
  version: z.int().min(1),
  intent: IntentV1,
  days: z.array(z.strictObject({ date: LocalDate, activities: z.array(Activity) })),
  cost_breakdown: CostBreakdown,
  decisions: z.array(Decision),
  citations: z.array(Citation),
  /** What is not sure or not ideal; none of them blocks. */
  advisories: z.array(Violation),
  /** Which tools did not answer live, and the sentence that says so; null: all did. */
  degradation: z.strictObject({ tools: z.array(TripTool), banner: z.string().nullable() }),
  created_at: Instant,
  trace_id: Ref,
})
export type ItineraryV1 = z.infer<typeof ItineraryV1>
