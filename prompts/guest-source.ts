import { z } from 'zod'

/** What an answer to a guest may say: a row of the place, a passage of its documents, or what was found outside. */
export const GuestSource = z.strictObject({
  /** Counted from 1; sentences cite it. */
  n: z.int().min(1),
  from: z.enum(['row', 'document', 'web']),
  title: z.string(),
  text: z.string(),
})
export type GuestSource = z.infer<typeof GuestSource>
