import { z } from 'zod'

export const KnowledgeType = z.enum(['policy', 'faq', 'doc', 'sop'])
export type KnowledgeType = z.infer<typeof KnowledgeType>

/** The languages in which a shop may write its documents. */
export const KnowledgeLanguage = z.enum(['en', 'sw'])
export type KnowledgeLanguage = z.infer<typeof KnowledgeLanguage>

/** A passage of a tenant's own document. `score` in 0..1, comparable within one search. */
export const Snippet = z.strictObject({
  chunkId: z.uuid(),
  title: z.string(),
  type: KnowledgeType,
  language: KnowledgeLanguage.default('en'),
  text: z.string(),
  /** The sentences of the passage that answer the question, word for word. */
  answer: z.string().default(''),
  score: z.number(),
})
export type Snippet = z.infer<typeof Snippet>
