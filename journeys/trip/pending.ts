import { z } from 'zod'
import { TripSaid } from '../../src/language/trips/trip-said.ts'
import { TRIP_FIELDS } from '../../src/language/trips/trip-talk.ts'
import type { Pending } from '../pending.ts'
import type { OpenQuestions } from '../state.ts'

/**
 * The wishes for a trip are being put together: one of them is asked for, or all were read back. `unheard`: how often in a row an
 * answer said nothing of it.
 */
export const TripWish = z.strictObject({
  kind: z.literal('trip_wish'),
  field: z.enum([...TRIP_FIELDS, 'confirm']),
  said: TripSaid,
  unheard: z.int().min(0).max(9),
})
export type TripWish = z.infer<typeof TripWish>

type Open = Pick<OpenQuestions, 'pending' | 'suspended'>

/** The wishes that are being put together, even where something else was asked meanwhile; null where none are. */
export function openWish({ pending, suspended }: Open): TripWish | null {
  return [pending, suspended].find((open) => open?.kind === 'trip_wish') ?? null
}

/** What is open once `next` takes the place of those wishes: they are asked about in one place only. */
export function afterWish({ suspended }: Open, next: Pending | null): Partial<Open> {
  return { pending: next, ...(suspended?.kind === 'trip_wish' && { suspended: null }) }
}
