import { z } from 'zod'
import { setting } from './setting.ts'

/** What a shop that plans trips has set about them. */
export const TripsSettings = z.strictObject({
  /** Where its customers leave from unless they say otherwise: three letters of an airport. */
  homeAirport: z
    .string()
    .regex(/^[A-Z]{3}$/, 'an airport is three capital letters')
    .meta(setting(['Airport to leave from', 'Uwanja wa ndege wa kuondokea'])),
})
export type TripsSettings = z.infer<typeof TripsSettings>
