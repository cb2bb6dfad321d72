import { z } from 'zod'
import { SpokenLang } from '../../lib/languages.ts'
import { Money } from '../../lib/money.ts'
import { ItemAttributes } from '../catalog/schemas.ts'

/** `summary`: what a person told a customer, to be told on. */
export const KnowledgeType = z.enum(['policy', 'faq', 'doc', 'sop', 'summary'])
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
  /** What the passage stands under in its document, outermost first: "Rooms > Prices". */
  heading: z.string().default(''),
  /** Counted from 1; null for what stands on no page. */
  page: z.int().nullable().default(null),
  text: z.string(),
  /** The sentences of the passage that answer the question, word for word. */
  answer: z.string().default(''),
  /** Of an item's row: the attributes that answer, to be said in the customer's language. Null for a document's passage. */
  facts: ItemAttributes.nullable().default(null),
  /** Of an item's row: whose it is and what it costs, of what can be had now. Null when nothing can. */
  /** When the document was published, if it should have been looked at again since; absent while it is fresh. */
  asOf: z.iso.datetime().optional(),
  card: z.strictObject({ brand: z.string(), priceFrom: Money, priceTo: Money }).nullable().default(null),
  score: z.number(),
})
export type Snippet = z.infer<typeof Snippet>

/** A question that a turn looked for and found nothing to answer with. */
export const UnansweredQuestion = z.strictObject({
  question: z.string().min(1),
  language: SpokenLang,
  /** The passage that came nearest; null where none came near. */
  nearestPassage: z.uuid().nullable(),
})
export type UnansweredQuestion = z.infer<typeof UnansweredQuestion>

/** A sentence that was told, and the passage that says it. */
export const Citation = z.strictObject({ sentence: z.string(), passageId: z.uuid() })
export type Citation = z.infer<typeof Citation>

export const CitedView = z.object({
  sentence: z.string(),
  passageId: z.uuid(),
  documentId: z.uuid(),
  title: z.string(),
  /** The number of the version that said it. */
  version: z.int(),
  /** What the passage says; null once the document is deleted, or the text of that version is not kept any more. */
  text: z.string().nullable(),
  page: z.int().nullable(),
  /** What is told now is another version, or nothing. */
  outdated: z.boolean(),
  deleted: z.boolean(),
})
export type CitedView = z.infer<typeof CitedView>

/** Why a file could not be read. Each has a sentence that says what to do (`failure-sentences.ts`). */
export const ExtractionFailureCode = z.enum([
  'unsupported_type',
  'type_mismatch',
  'empty_file',
  'too_large',
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

export const VersionStatus = z.enum([
  'received',
  'extracting',
  'chunking',
  'checking',
  'needs_confirmation',
  'ready',
  'published',
  'retired',
  'duplicate',
  'unchanged',
  'failed',
  'cancelled',
])
export type VersionStatus = z.infer<typeof VersionStatus>

/** Why a version was not made searchable. `worker_lost`: whoever was at work on it went away, three times. */
export const VersionFailureCode = z.enum([...ExtractionFailureCode.options, 'worker_lost'])
export type VersionFailureCode = z.infer<typeof VersionFailureCode>

export const VersionFailure = z.strictObject({
  code: VersionFailureCode,
  page: z.int().optional(),
  row: z.int().optional(),
  column: z.int().optional(),
  path: z.string().optional(),
  /** For the log and for staff, in English; no text of the document. */
  detail: z.string(),
})
export type VersionFailure = z.infer<typeof VersionFailure>

/** What staff should know of a version. `orders_left_out`: lines that give orders to the assistant are not told to anybody. */
export const VersionWarning = z.strictObject({
  code: z.enum(['picture_page', 'unreadable_text', 'cut_off', 'orders_left_out']),
  page: z.int().nullable(),
})
export type VersionWarning = z.infer<typeof VersionWarning>

/** How far a step has come. */
export const VersionProgress = z.strictObject({ step: VersionStatus, done: z.int(), of: z.int() })
export type VersionProgress = z.infer<typeof VersionProgress>

/** A version of a document as staff see it. */
export const VersionView = z.object({
  versionId: z.uuid(),
  number: z.int(),
  status: VersionStatus,
  statusAt: z.coerce.date(),
  fileName: z.string(),
  sizeBytes: z.int(),
  sha256: z.string(),
  kind: z.string().nullable(),
  /** The number of the version that has the same bytes or the same text. */
  sameAs: z.int().nullable(),
  progress: VersionProgress.nullable(),
  pages: z.int().nullable(),
  words: z.int().nullable(),
  passages: z.int().nullable(),
  warnings: z.array(VersionWarning),
  failure: VersionFailure.nullable(),
  extractor: z.string().nullable(),
  chunker: z.string().nullable(),
  /** It is told only once a person publishes it. */
  held: z.boolean(),
  createdBy: z.string(),
  createdAt: z.coerce.date(),
})
export type VersionView = z.infer<typeof VersionView>

export const DocumentView = z.object({
  documentId: z.uuid(),
  title: z.string(),
  type: KnowledgeType,
  language: KnowledgeLanguage,
  topic: z.string().nullable(),
  origin: z.enum(['upload', 'text', 'faq', 'conversation']),
  /** The number of the version that is told; null when none is. */
  currentVersion: z.int().nullable(),
  validUntil: z.coerce.date().nullable(),
  reviewBy: z.coerce.date().nullable(),
  createdAt: z.coerce.date(),
  /** Of its particulars, its draft and what is told of it; its texts are counted as versions. */
  revision: z.int(),
})
export type DocumentView = z.infer<typeof DocumentView>

/** Where a question stands that nothing answered. */
export const GapStatus = z.enum(['open', 'answered', 'dismissed'])
export type GapStatus = z.infer<typeof GapStatus>
