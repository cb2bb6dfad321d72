import { z } from 'zod'
import { SpokenLang } from '../../src/lib/languages.ts'
import { defineJsonPrompt } from '../../src/llm/define-prompt.ts'
import { GuestSource } from '../guest-source.ts'

/**
 * A second look at words that a model wrote for a guest. It stands beside the checks that code makes, and without a vendor those
 * decide alone.
 */
export const answerValidate = defineJsonPrompt({
  name: 'answer_validate',
  version: 1,
  vars: z.strictObject({
    question: z.string(),
    answer: z.string(),
    language: SpokenLang,
    sources: z.array(GuestSource).min(1).max(8),
  }),
  output: z.strictObject({ status: z.enum(['PASS', 'FAIL']), reason: z.string().max(300) }),
  offline: () => ({ status: 'PASS' as const, reason: 'not reviewed: what code can check decides' }),
})
