import { z } from 'zod'
import { defineTextPrompt } from '../../src/llm/define-prompt.ts'
import { TurnLine } from '../turn-line.ts'

/** The older part of a conversation in short, for sorting what comes next. Without a vendor what rules drew from it stands. */
export const conversationSummary = defineTextPrompt({
  name: 'conversation_summary',
  version: 1,
  vars: z.strictObject({
    summary: z.string().nullable(),
    lines: z.array(TurnLine).min(1).max(60),
    draft: z.string(),
  }),
  maxChars: 900,
  offline: ({ draft }) => draft,
})
