import { z } from 'zod'
import {
  Decision,
  Draft,
  FactData,
  IntentV1,
  ItineraryV1,
  Relaxation,
  RepairDiff,
  RunNode,
  TripTool,
  Violation,
} from '../schemas/index.ts'

/**
 * Everything that the nodes of a run hand on. Whoever continues a run from it comes to the same bytes as whoever was never
 * interrupted: plans are made of the draft and the facts again.
 */
export const RunState = z.strictObject({
  /** The node that comes next. */
  next: RunNode,
  /** Null until the first node has read it. */
  intent: IntentV1.nullable(),
  facts: FactData,
  /** Tools that gave no answer. */
  unanswered: z.array(TripTool),
  /** Planned side by side, until one is selected. */
  drafts: z.array(Draft),
  draft: Draft.nullable(),
  decisions: z.array(Decision),
  repairs: z.array(RepairDiff),
  violations: z.array(Violation),
  /** Whether the plan stands within the budget. */
  stands: z.boolean(),
  relaxations: z.array(Relaxation),
  itinerary: ItineraryV1.nullable(),
})
export type RunState = z.infer<typeof RunState>

export const NO_FACTS: FactData = Object.freeze({
  destination: null,
  airports: [],
  flights: [],
  lodging: [],
  attractions: [],
  weather: [],
  transit: [],
  fx: [],
  daily_spend: [],
  holidays: [],
})

export const FRESH_STATE: RunState = Object.freeze({
  next: 'intent',
  intent: null,
  facts: NO_FACTS,
  unanswered: [],
  drafts: [],
  draft: null,
  decisions: [],
  repairs: [],
  violations: [],
  stands: false,
  relaxations: [],
  itinerary: null,
})
