import { z } from 'zod'
import { SpokenLang } from '../../src/domain/tenancy/schemas.ts'
import { defineTextPrompt } from '../../src/llm/define-prompt.ts'
import { say } from '../copy/index.ts'
import { bestSentences } from './best-sentences.ts'
import { asksForHours } from './topics.ts'

/** What the answer says when the passages do not hold it: the graph then offers a person. */
export const INSUFFICIENT = 'INSUFFICIENT'

/** Answers a question about the shop from retrieved passages, naming the document. */
export const supportRagAnswer = defineTextPrompt({
  name: 'support_rag_answer',
  version: 1,
  vars: z.strictObject({
    shop: z.string(),
    language: SpokenLang,
    question: z.string(),
    passages: z.array(z.strictObject({ title: z.string(), text: z.string() })).max(3),
    hours: z.string().nullable(),
  }),
  maxChars: 900,
  offline: ({ shop, language, question, passages, hours }) => {
    if (hours !== null && asksForHours(question)) return say('support_hours', language, { shop, hours })
    const found = bestSentences(question, passages)
    if (found === null) return INSUFFICIENT
    return say('support_quote', language, { passage: found.text, title: found.title })
  },
})
