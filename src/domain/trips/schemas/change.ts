import { z } from 'zod'
import { Iata, LocalDate, Ref, Theme, Tier } from './common.ts'
import { Party, SaidBudget } from './intent.ts'
import { Slot } from './plan.ts'

const slot_id = Slot.shape.slot_id
/** A day of the trip, counted from 1. */
const day = z.int().min(1).max(14)

/** One thing that is to be different in a trip that is planned; all else stays as it was wanted. */
export const TripChange = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('set_budget'), budget: SaidBudget }),
  z.strictObject({ kind: z.literal('set_dates'), start: LocalDate, end: LocalDate }),
  z.strictObject({ kind: z.literal('set_party'), party: Party }),
  z.strictObject({
    kind: z.literal('set_pref'),
    kid_friendly: z.boolean().optional(),
    avoid_overnight: z.boolean().optional(),
    themes: z.array(Theme).max(20).optional(),
    pace: z.enum(['relaxed', 'normal', 'full']).optional(),
  }),
  z.strictObject({ kind: z.literal('set_airports'), airports: z.array(Iata).max(10) }),
  z.strictObject({ kind: z.literal('set_tier'), tiers: z.array(Tier).max(3) }),
  /** What stands there stays, at its time. */
  z.strictObject({ kind: z.literal('lock'), slot_id }),
  z.strictObject({ kind: z.literal('unlock'), slot_id }),
  /** What stands there is not wanted at all; `with` is a venue that takes its place. */
  z.strictObject({ kind: z.literal('replace'), slot_id, with: Ref.optional() }),
  z.strictObject({ kind: z.literal('remove'), slot_id }),
  /** Stands on another day, at its hours if they can be, else at the first that can. */
  z.strictObject({ kind: z.literal('move'), slot_id, day }),
  /** What is visited on the two days changes places, at the hours at which it stands. */
  z.strictObject({ kind: z.literal('swap_days'), a: day, b: day }),
  /** Gives way as a run that came to a no has offered. */
  z.strictObject({ kind: z.literal('accept_relaxation'), id: Ref }),
])
export type TripChange = z.infer<typeof TripChange>
