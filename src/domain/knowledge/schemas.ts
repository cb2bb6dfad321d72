import { z } from 'zod'
import { Money } from '../../lib/money.ts'
import { ItemAttributes } from '../catalog/schemas.ts'

export const KnowledgeType = z.enum(['policy', 'faq', 'doc', 'sop'])
export type KnowledgeType = z.infer<typeof KnowledgeType>

/** The languages in which a shop may write its documents. */
export const KnowledgeLanguage = z.enum(['en', 'sw'])
export type KnowledgeLanguage = z.infer<typeof KnowledgeLanguage>

/** A passage of a tenant's own document, or what the row of an item says. `score` in 0..1, comparable within one search. */
export const Snippet = z.strictObject({
  chunkId: z.uuid(),
  title: z.string(),
  type: KnowledgeType,
  language: KnowledgeLanguage.default('en'),
  text: z.string(),
  /** The sentences of the passage that answer the question, word for word. */
  answer: z.string().default(''),
  /** Of an item's row: the attributes that answer, to be said in the customer's language. Null for a document's passage. */
  facts: ItemAttributes.nullable().default(null),
  /** Of an item's row: whose it is and what it costs, of what can be had now. Null when nothing can. */
  card: z.strictObject({ brand: z.string(), priceFrom: Money, priceTo: Money }).nullable().default(null),
  score: z.number(),
})
export type Snippet = z.infer<typeof Snippet>

/** Why a file could not be read. Each has a sentence that says what to do (`failure-sentences.ts`). */
export const ExtractionFailureCode = z.enum([
  'unsupported_type',
  'type_mismatch',
  'empty_file',
  'too_large',
  'too_many_pages',
  'encrypted',
  'damaged',
  'no_text',
  'unreadable_text',
  'too_slow',
  'too_much_memory',
  'zip_bomb',
  'xml_entities',
  'too_deep',
  'bad_encoding',
  'bad_csv',
  'bad_property_data',
  'cancelled',
])
export type ExtractionFailureCode = z.infer<typeof ExtractionFailureCode>
