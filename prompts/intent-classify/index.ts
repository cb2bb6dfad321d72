import { z } from 'zod'
import { defineJsonPrompt } from '../../src/llm/define-prompt.ts'
import { Intent } from '../../src/llm/offline/types.ts'
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
  offline: ({ message, recent }, engine) => engine.classifyIntent(message, recent),
})
