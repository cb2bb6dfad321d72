import { z } from 'zod'
import { KnowledgeLanguage, KnowledgeType } from '../../domain/knowledge/schemas.ts'
import { defineRoute } from './define-route.ts'
import { LEADS, READERS, REVIEWERS } from './roles.ts'
import { ById, Instant } from './values.ts'

const Side = z.enum(['left', 'right'])

export const StatementWire = z.strictObject({
  quote: z.string(),
  /** Of a row the item, and no document. */
  document_id: z.uuid().nullable(),
  item_id: z.uuid().nullable(),
  title: z.string().nullable(),
  type: KnowledgeType.nullable(),
  published_at: Instant.nullable(),
})
export type StatementWire = z.infer<typeof StatementWire>

/** Two things that a shop tells and that cannot both be true. */
export const ConflictWire = z.strictObject({
  conflict_id: z.uuid(),
  kind: z.string(),
  subject: z.string(),
  status: z.enum(['open', 'resolved']),
  left: StatementWire,
  right: StatementWire,
  kept: Side.nullable(),
  /** What customers are told meanwhile; null: neither, a person is asked. */
  told: Side.nullable(),
  noticed_at: Instant,
})
export type ConflictWire = z.infer<typeof ConflictWire>

export const listConflicts = defineRoute({
  name: 'listConflicts',
  method: 'GET',
  path: '/v1/knowledge/conflicts',
  summary: 'What contradicts each other of all that the shop tells, both statements side by side.',
  who: READERS,
  scope: 'knowledge:read',
  idempotent: false,
  query: z.strictObject({ status: z.enum(['open', 'resolved']).default('open') }),
  answers: { 200: z.strictObject({ conflicts: z.array(ConflictWire) }) },
  errors: [],
})

export const resolveConflict = defineRoute({
  name: 'resolveConflict',
  method: 'POST',
  path: '/v1/knowledge/conflicts/:id/resolve',
  summary: 'Keeps one of two statements: the other is told no more. 409 for a document against a row.',
  who: LEADS,
  scope: 'knowledge:write',
  idempotent: true,
  params: ById,
  body: z.strictObject({ keep: Side }),
  answers: { 200: z.strictObject({ conflict_id: z.uuid(), kept: Side }) },
  errors: ['conflict'],
})

const StaleDocument = z.strictObject({
  document_id: z.uuid(),
  title: z.string(),
  type: KnowledgeType,
  language: KnowledgeLanguage,
  published_at: Instant,
  /** When somebody should have looked at it; null for one that has only expired. */
  due_at: Instant.nullable(),
  valid_until: Instant.nullable(),
  expired: z.boolean(),
})
const StaleItem = z.strictObject({
  item_id: z.uuid(),
  property: z.string(),
  category: z.string(),
  name: z.string(),
  last_updated: z.iso.date(),
  valid_until: z.iso.date().nullable(),
  expired: z.boolean(),
})

export const listStale = defineRoute({
  name: 'listStale',
  method: 'GET',
  path: '/v1/knowledge/stale',
  summary: 'Documents and rows that somebody should look at again, and those that have expired and are told no more.',
  who: READERS,
  scope: 'knowledge:read',
  idempotent: false,
  answers: { 200: z.strictObject({ documents: z.array(StaleDocument), items: z.array(StaleItem) }) },
  errors: [],
})

/** A passage that came near to a question, with its scores. */
export const FoundPassage = z.strictObject({
  passage_id: z.uuid(),
  title: z.string(),
  type: KnowledgeType,
  language: KnowledgeLanguage,
  heading: z.string(),
  page: z.int(),
  text: z.string(),
  coverage: z.number(),
  score: z.number().nullable(),
  answer: z.string(),
  as_of: Instant.nullable(),
})
export type FoundPassage = z.infer<typeof FoundPassage>

const Explanation = z.strictObject({
  query: z.string(),
  concepts: z.array(z.array(z.string())),
  rows: z.array(z.strictObject({ item_id: z.uuid(), name: z.string(), category: z.string() })),
  passages: z.array(FoundPassage),
  answerable: z.number(),
  confident: z.boolean(),
  instead: z.strictObject({ source: z.uuid(), title: z.string(), answer: z.string() }).nullable(),
  disputed: z.string().nullable(),
})

export const searchKnowledge = defineRoute({
  name: 'searchKnowledge',
  method: 'GET',
  path: '/v1/knowledge/search',
  summary:
    'Why a question is answered as it is: what it was heard to be about, and the rows and passages that come nearest.',
  who: REVIEWERS,
  scope: 'knowledge:read',
  idempotent: false,
  query: z.strictObject({ q: z.string().trim().min(1).max(1_000), language: KnowledgeLanguage.default('en') }),
  answers: { 200: Explanation },
  errors: [],
})

export const TRUTH_ROUTES = { listConflicts, resolveConflict, listStale, searchKnowledge }
