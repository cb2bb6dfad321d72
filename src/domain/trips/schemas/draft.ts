import { z } from 'zod'
import { Ref, Tier } from './common.ts'

/** A visit, or a meal at a named place, on a day counted from 0. Both ends are minutes of that day. */
export const Visit = z.strictObject({
  start: z.int(),
  end: z.int(),
  day: z.int().min(0),
  kind: z.enum(['attraction', 'meal']),
  /** Id of the attraction. */
  venue: Ref,
  /** Ids of what may be visited instead at the same hours. */
  others: z.array(Ref).readonly(),
  locked: z.boolean(),
})
export type Visit = z.infer<typeof Visit>

/** What was decided of a trip: everything else of a plan follows from it and from the facts. */
export const Draft = z.strictObject({
  /** Of lodging and of the daily spend. */
  tier: Tier,
  /** Ids of flights; null: none is known, or none is needed. */
  outbound: Ref.nullable(),
  inbound: Ref.nullable(),
  lodging: Ref.nullable(),
  /** By day and start. */
  visits: z.array(Visit).readonly(),
})
export type Draft = z.infer<typeof Draft>
