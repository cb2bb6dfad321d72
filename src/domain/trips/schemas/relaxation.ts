import { z } from 'zod'
import { TRIP_LIMITS } from '../limits.ts'
import { Ref, UsdCents } from './common.ts'

/** What a customer may give way in. */
export const RelaxationKey = z.enum([
  'budget',
  'airport',
  'overnight',
  'tier',
  'dates',
  'nights',
  'wish',
  'theme',
  'pace',
  'lock',
  'rain',
])
export type RelaxationKey = z.infer<typeof RelaxationKey>

/** The wish as it is and as it would be, in values of the intent; null: not there any more. */
export const RelaxationChange = z.strictObject({
  key: RelaxationKey,
  from: z.union([z.string(), z.number(), z.boolean()]).nullable(),
  to: z.union([z.string(), z.number(), z.boolean()]).nullable(),
})
export type RelaxationChange = z.infer<typeof RelaxationChange>

/** A smallest change that makes the trip possible. Offered only when it was planned and nothing blocks. */
export const Relaxation = z.strictObject({
  id: Ref,
  changes: z.array(RelaxationChange).min(1).max(TRIP_LIMITS.relax.changes),
  /** How much more than the budget it takes; below zero: how much stays. */
  delta_usd_cents: z.int(),
  total_after_usd_cents: UsdCents,
  /** sha256 of the canonical JSON of the plan that was verified. */
  plan_digest: z.string().regex(/^[0-9a-f]{64}$/),
  verified: z.literal(true),
})
export type Relaxation = z.infer<typeof Relaxation>
