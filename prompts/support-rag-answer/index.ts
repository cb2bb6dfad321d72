import { z } from 'zod'
import { Snippet } from '../../src/domain/knowledge/schemas.ts'
import { SpokenLang } from '../../src/lib/languages.ts'
import { defineTextPrompt } from '../../src/llm/define-prompt.ts'
import { itemHeading } from '../copy/facts/item-heading.ts'
import { sayFacts } from '../copy/facts/say-facts.ts'
import { say } from '../copy/index.ts'
import { sourceLine } from '../copy/source-line.ts'

/** What the answer says when the passages do not hold it: the graph then offers a person. */
export const INSUFFICIENT = 'INSUFFICIENT'

const Passage = Snippet.pick({
  title: true,
  page: true,
  text: true,
  answer: true,
  facts: true,
  card: true,
  language: true,
})

/** What of a snippet the answer is made from. */
export function passageOf({ title, page, text, answer, facts, card, language }: Snippet): z.infer<typeof Passage> {
  return { title, page, text, answer, facts, card, language }
}

/** Answers a question about the shop or an item from retrieved passages, naming the document. */
export const supportRagAnswer = defineTextPrompt({
  name: 'support_rag_answer',
  version: 1,
  vars: z.strictObject({
    shop: z.string(),
    language: SpokenLang,
    question: z.string(),
    passages: z.array(Passage).max(3),
  }),
  maxChars: 900,
  givesUp: INSUFFICIENT,
  offline: ({ language, passages }) => {
    const [best] = passages
    if (best === undefined) return INSUFFICIENT
    if (best.facts !== null)
      return [itemHeading(best, language), ...sayFacts(best.answer, best.facts, language)].join('\n')
    if (best.answer === '') return INSUFFICIENT
    const slots = { passage: best.answer, title: sourceLine(best, language) }
    return best.language === writtenIn(language)
      ? say('support_quote', language, slots)
      : say('support_quote_foreign', language, slots)
  },
})

/** The language of documents that a customer of a language reads; nobody writes documents in Sheng. */
function writtenIn(language: SpokenLang): Snippet['language'] {
  return language === 'en' ? 'en' : 'sw'
}
