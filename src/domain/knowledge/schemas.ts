import { z } from 'zod'

export const KnowledgeType = z.enum(['policy', 'faq', 'doc', 'sop'])
export type KnowledgeType = z.infer<typeof KnowledgeType>

/** A passage of a tenant's own document. `score` in 0..1, comparable within one search. */
export const Snippet = z.strictObject({
  chunkId: z.uuid(),
  title: z.string(),
  type: KnowledgeType,
  text: z.string(),
  score: z.number(),
})
export type Snippet = z.infer<typeof Snippet>
