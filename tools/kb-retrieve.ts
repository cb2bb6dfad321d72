import { z } from 'zod'
import { KnowledgeType, retrieve, Snippet } from '../src/domain/knowledge/index.ts'
import { SpokenLang } from '../src/lib/languages.ts'
import { defineTool } from './define-tool.ts'

const MOST_CHARS = 1000

export const kbRetrieve = defineTool({
  name: 'kb_retrieve',
  access: 'read',
  description:
    "Passages of the shop's documents that answer a question, at most three, with the sentences that do, in the customer's language if written; of `item_id` its row first. `about`: the question before. Not `confident`: not known, so say that.",
  input: {
    query: z.string().min(1).max(MOST_CHARS),
    types: z.array(KnowledgeType).min(1).nullable(),
    language: SpokenLang.default('en'),
    about: z.string().max(MOST_CHARS).nullable().default(null),
    item_id: z.uuid().nullable().default(null),
  },
  output: z.strictObject({ snippets: z.array(Snippet).max(3), confident: z.boolean() }),
  run: (ctx, { language, item_id, ...input }) =>
    retrieve(ctx, { ...input, itemId: item_id, language: language === 'en' ? 'en' : 'sw' }),
})
