import { z } from 'zod'
import { intentOfMessage } from '../../src/language/alone/intent-of-message.ts'
import { Intent } from '../../src/language/classifier/intents.ts'
import { defineJsonPrompt } from '../../src/llm/define-prompt.ts'
import { TurnLine } from '../turn-line.ts'

/** What the customer wants, with how sure that is. */
export const intentClassify = defineJsonPrompt({
  name: 'intent_classify',
  version: 1,
  vars: z.strictObject({
    message: z.string(),
    recent: z.array(TurnLine).max(6),
    waiting_for: z.string().nullable(),
  }),
  output: z.strictObject({ intent: Intent, confidence: z.number().min(0).max(1) }),
  offline: ({ message, recent }) =>
    intentOfMessage(message, recent.findLast(({ from }) => from === 'customer')?.text ?? null),
})
