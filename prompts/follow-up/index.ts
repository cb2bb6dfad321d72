import { z } from 'zod'
import { SpokenLang } from '../../src/lib/languages.ts'
import { defineTextPrompt } from '../../src/llm/define-prompt.ts'

/** One thing that could be asked next, in one sentence. Without a vendor the template says it. */
export const followUp = defineTextPrompt({
  name: 'follow_up',
  version: 1,
  vars: z.strictObject({
    language: SpokenLang,
    place: z.string(),
    question: z.string(),
    answer: z.string(),
    /** What may be suggested, by name. */
    topic: z.string(),
    /** A past trip of the guest that has to do with it; null when there is none. */
    trip: z.string().nullable(),
    /** What the template says. */
    template: z.string(),
  }),
  maxChars: 200,
  offline: ({ template }) => template,
})
