import { z } from 'zod'

/** What a guest says of herself that may be worth remembering. `request`: what she has asked the team for. */
export const Signal = z.strictObject({
  kind: z.enum(['name', 'trip', 'request', 'diet', 'room', 'activity', 'style']),
  /** In her words. */
  value: z.string(),
  /** When it was or is to be, in her words. */
  dates: z.string().nullable(),
})
export type Signal = z.infer<typeof Signal>
