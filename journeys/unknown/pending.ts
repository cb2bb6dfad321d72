import { z } from 'zod'
import { Intent } from '../../src/language/classifier/intents.ts'
import { Act } from '../../src/language/reading.ts'

/** "Which of these matters?" with what can be chosen. `acts` is what was understood when it was not sure enough to be done. */
export const ClarifyIntent = z.strictObject({
  kind: z.literal('clarify_intent'),
  /** As they were shown. */
  options: z.array(z.strictObject({ intent: Intent, title: z.string() })).min(1),
  acts: z.array(Act),
})
export type ClarifyIntent = z.infer<typeof ClarifyIntent>
