import { z } from 'zod'
import { Intent } from '../../src/llm/offline/types.ts'

/** "Did you mean A or B?" after an intent confidence of 0.50 to 0.70. `message` is what was unclear. */
export const ClarifyIntent = z.strictObject({
  kind: z.literal('clarify_intent'),
  options: z.array(Intent).min(1),
  message: z.string(),
})
export type ClarifyIntent = z.infer<typeof ClarifyIntent>
