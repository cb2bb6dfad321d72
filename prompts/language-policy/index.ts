import { z } from 'zod'
import { languageOfMessage } from '../../src/language/alone/language-of-message.ts'
import { HeardLang } from '../../src/lib/languages.ts'
import { defineJsonPrompt } from '../../src/llm/define-prompt.ts'

/** The language of a message, with how sure that is. */
export const languagePolicy = defineJsonPrompt({
  name: 'language_policy',
  version: 1,
  vars: z.strictObject({ message: z.string(), prior: HeardLang.nullable() }),
  output: z.strictObject({ language: HeardLang, confidence: z.number().min(0).max(1) }),
  offline: ({ message, prior }) => {
    const { lang, confidence } = languageOfMessage(message, prior)
    return { language: lang, confidence }
  },
})
