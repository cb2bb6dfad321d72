import { z } from 'zod'
import { Snippet } from '../../src/domain/knowledge/schemas.ts'
import { SpokenLang } from '../../src/domain/tenancy/schemas.ts'
import { defineTextPrompt } from '../../src/llm/define-prompt.ts'
import { auditInput } from '../../src/llm/offline/injection.ts'
import { say } from '../copy/index.ts'
import { asksForHours } from './asks-for-hours.ts'

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
    passages: z.array(Snippet.pick({ title: true, text: true, answer: true, language: true })).max(3),
    hours: z.string().nullable(),
  }),
  maxChars: 900,
  offline: ({ shop, language, question, passages, hours }) => {
    if (hours !== null && asksForHours(question)) return say('support_hours', language, { shop, hours })
    // A line that gives orders to the assistant is nobody's answer, whoever put it into a document.
    const [best] = passages.filter(({ answer }) => !auditInput(answer).injection)
    if (best === undefined || best.answer === '') return INSUFFICIENT
    const slots = { passage: best.answer, title: best.title }
    return best.language === writtenIn(language)
      ? say('support_quote', language, slots)
      : say('support_quote_foreign', language, slots)
  },
})

/** The language of documents that a customer of a language reads; nobody writes documents in Sheng. */
function writtenIn(language: SpokenLang): Snippet['language'] {
  return language === 'en' ? 'en' : 'sw'
}
