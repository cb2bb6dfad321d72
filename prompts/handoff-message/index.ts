import { z } from 'zod'
import { HandoffReason } from '../../src/domain/handoff/schemas.ts'
import { SpokenLang } from '../../src/lib/languages.ts'
import { defineTextPrompt } from '../../src/llm/define-prompt.ts'
import { say } from '../copy/index.ts'

const OUR_FAULT: ReadonlySet<HandoffReason> = new Set([
  'dispute',
  'frustration',
  'tool_errors',
  'turn_failed',
  'not_told',
])

/** Tells that a person takes over, with the ticket's reference and the promised time. */
export const handoffMessage = defineTextPrompt({
  name: 'handoff_message',
  version: 1,
  vars: z.strictObject({
    shop: z.string(),
    language: SpokenLang,
    reason: HandoffReason,
    reference: z.string(),
    when: z.string(),
  }),
  maxChars: 500,
  offline: ({ shop, language, reason, reference, when }) => {
    const key = OUR_FAULT.has(reason) ? 'handoff_opened_sorry' : 'handoff_opened'
    return `${say(key, language, { shop, reference, when })} ${say('handoff_context', language)}`
  },
})
