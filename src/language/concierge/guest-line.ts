import { z } from 'zod'
import { SpokenLang } from '../../lib/languages.ts'
import { GUARDED } from './guest-words.ts'
import { GuestRoute, QueryType } from './query-types.ts'

const Said = { text: z.string().min(1), lang: SpokenLang }

/** One line that the reader of guests of a house learns from. */
export const GuestLine = z.strictObject({ ...Said, query_type: QueryType })
export type GuestLine = z.infer<typeof GuestLine>

/** One line that the reader of clients of a travel desk learns from. */
export const TravellerLine = z.strictObject({ ...Said, route: GuestRoute })
export type TravellerLine = z.infer<typeof TravellerLine>

/** A line that must be caught, or that looks so and must pass. */
export const GuardedLine = z.strictObject({ ...Said, category: z.enum([...GUARDED, 'other_domain', 'none']) })
export type GuardedLine = z.infer<typeof GuardedLine>
