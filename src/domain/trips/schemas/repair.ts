import { z } from 'zod'
import { TRIP_LIMITS } from '../limits.ts'
import { Provenance, Ref } from './common.ts'

export const MoveType = z.enum([
  'swap_airport',
  'downgrade_hotel',
  'reorder_days',
  'replace_activity',
  'change_flight',
  'shift_time',
  'skip_activity',
])
export type MoveType = z.infer<typeof MoveType>

/** One change that repair made. */
export const Move = z.strictObject({
  move_type: MoveType,
  /** A choice_id, or the index of a day counted from 0. */
  node_ref: z.union([Ref, z.int().min(0)]),
  /** What stood there and what stands there now, as an option_ref, a window "09:30-12:00" or a date; null: nothing. */
  old_value: z.string().nullable(),
  new_value: z.string().nullable(),
  /** Of the fact that the new value rests on. */
  provenance: Provenance,
})
export type Move = z.infer<typeof Move>

/** What one cycle of repair did. */
export const RepairDiff = z.strictObject({
  /** From 1. */
  cycle: z.int().min(1).max(TRIP_LIMITS.repair.cycles),
  moves: z.array(Move).max(TRIP_LIMITS.repair.movesPerCycle),
  /** What the trip costs more; below zero it is cheaper. */
  delta_usd_cents: z.int(),
  /** What people are longer on the way. */
  delta_minutes: z.int(),
  /** Blocking ones. */
  violations_before: z.int().min(0),
  violations_after: z.int().min(0),
})
export type RepairDiff = z.infer<typeof RepairDiff>
