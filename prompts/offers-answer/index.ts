import { z } from 'zod'
import { SpokenLang } from '../../src/lib/languages.ts'
import { defineTextPrompt } from '../../src/llm/define-prompt.ts'
import { say } from '../copy/index.ts'

/** An offer in words: titles in the answer language, amounts and days written out by code. */
export const OfferLine = z.strictObject({
  title: z.string(),
  code: z.string().nullable(),
  ends_on: z.string(),
  discount_on_open_order: z.string().nullable(),
})
export type OfferLine = z.infer<typeof OfferLine>

/** Tells which offers run, from the offers tool only. */
export const offersAnswer = defineTextPrompt({
  name: 'offers_answer',
  version: 1,
  vars: z.strictObject({
    shop: z.string(),
    language: SpokenLang,
    question: z.string(),
    offers: z.array(OfferLine),
  }),
  maxChars: 1200,
  offline: ({ shop, language, offers }) => {
    if (offers.length === 0) return say('offers_none', language, { shop })
    const lines = offers.map(({ title, code }) =>
      code === null ? say('offers_line', language, { title }) : say('offers_line_code', language, { title, code }),
    )
    const applied = offers.flatMap(({ title, discount_on_open_order: discount }) =>
      discount === null ? [] : [say('offers_applied_already', language, { title, discount })],
    )
    return [say('offers_intro', language, { shop }), ...lines, ...applied].join('\n')
  },
})
