import { z } from 'zod'
import { defineJsonPrompt } from '../../src/llm/define-prompt.ts'
import { Lang } from '../../src/llm/offline/types.ts'

/** The language of a message, with how sure that is. */
export const languagePolicy = defineJsonPrompt({
  name: 'language_policy',
  version: 1,
  vars: z.strictObject({ message: z.string(), prior: Lang.nullable() }),
  output: z.strictObject({ language: Lang, confidence: z.number().min(0).max(1) }),
  offline: ({ message, prior }, engine) => engine.detectLanguage(message, prior),
})
