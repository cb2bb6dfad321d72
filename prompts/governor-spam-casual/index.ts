import { z } from 'zod'
import { kindOfMessage } from '../../src/language/alone/kind-of-message.ts'
import { defineJsonPrompt } from '../../src/llm/define-prompt.ts'
import { TurnLine } from '../turn-line.ts'

/** Whether a shop should work on a message at all. */
export const governorSpamCasual = defineJsonPrompt({
  name: 'governor_spam_casual',
  version: 1,
  vars: z.strictObject({ message: z.string(), recent: z.array(TurnLine).max(6) }),
  output: z.strictObject({
    classification: z.enum(['business', 'casual', 'spam', 'abuse']),
    confidence: z.number().min(0).max(1),
  }),
  offline: ({ message }) => {
    const verdict = kindOfMessage(message)
    return { classification: verdict.class, confidence: verdict.confidence }
  },
})
