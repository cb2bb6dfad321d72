import { z } from 'zod'
import { FactData } from './facts.ts'
import { IntentV1 } from './intent.ts'
import { PlanV1 } from './plan.ts'
import { RepairDiff } from './repair.ts'
import { Violation } from './violations.ts'

/** What a customer says to a change that is proposed to her. */
export const WatchAnswer = z.enum(['take', 'keep', 'talk'])
export type WatchAnswer = z.infer<typeof WatchAnswer>

/** Ids behind the choices of a proposal: the check that found it travels in them. */
export const WATCH_CHOICE = /^watch:(take|keep|talk):([0-9a-f-]{36})$/

/** A plan that was shown to its customer with everything it rests on, so that she gets this one and no other when she takes it. */
export const StoredProposal = z.strictObject({
  plan: PlanV1,
  intent: IntentV1,
  facts: FactData,
  violations: z.array(Violation),
  repairs: z.array(RepairDiff),
})
export type StoredProposal = z.infer<typeof StoredProposal>

/** What is said of a trip that is watched. */
export type TripNoticeKey =
  | `trip_changed_${'head' | 'again' | 'offer' | 'repriced' | 'retimed' | 'worse' | 'worse_menu' | 'untouched'}`
  | `trip_changed_${'flight_gone' | 'bed_gone' | 'moved' | 'price' | 'closed' | 'weather' | 'rate'}`
  | `trip_changed_${'instead' | 'added' | 'dropped' | 'total' | 'same_total' | 'over_budget'}`
  | `trip_changed_${'source' | 'own_list' | 'take' | 'keep' | 'talk'}`
