import { z } from 'zod'
import { setting } from './setting.ts'

/** Whom a concierge answers. */
export const ConciergeSettings = z.strictObject({
  kind: z.enum(['property', 'travel']).meta(setting(['Whose guests', 'Wageni wa nani'])),
  /** Whether an answer may end with one thing that could be asked next. */
  followUp: z
    .boolean()
    .default(true)
    .meta(setting(['Offer one thing to ask next', 'Pendekeza swali moja linalofuata'])),
})
