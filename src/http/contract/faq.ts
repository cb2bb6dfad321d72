import { z } from 'zod'
import { GapStatus, KnowledgeLanguage } from '../../domain/knowledge/schemas.ts'
import { SpokenLang } from '../../lib/languages.ts'
import { defineRoute } from './define-route.ts'
import { Title } from './document-words.ts'
import { DryRun } from './dry-run.ts'
import { NextCursor, Page } from './page.ts'
import { LEADS, READERS, STAFF } from './roles.ts'
import { ById, Instant, Nothing } from './values.ts'

const Answer = z
  .string()
  .trim()
  .min(1)
  .max(4_000)
  .refine((text) => text.isWellFormed() && !text.includes('\u0000'), 'must be text')

/** An entry of the FAQ, or a summary of what people told customers. */
export const FaqWire = z.strictObject({
  document_id: z.uuid(),
  type: z.enum(['faq', 'summary']),
  question: z.string(),
  language: KnowledgeLanguage,
  /** What is told now, and what waits to be published in its place: as customers may read it. */
  told: z.string().nullable(),
  draft: z.string().nullable(),
  created_at: Instant,
  /** What `If-Match` names. */
  revision: z.int(),
})
export type FaqWire = z.infer<typeof FaqWire>

const FaqAnswer = z.strictObject({ entry: FaqWire })

export const listFaq = defineRoute({
  name: 'listFaq',
  method: 'GET',
  path: '/v1/knowledge/faq',
  summary: 'The FAQ of the shop, and the summaries of what people told customers.',
  who: READERS,
  scope: 'knowledge:read',
  idempotent: false,
  query: Page.extend({ status: z.enum(['draft', 'published']).optional() }),
  answers: { 200: z.strictObject({ entries: z.array(FaqWire), next_cursor: NextCursor }) },
  errors: [],
})

export const createFaq = defineRoute({
  name: 'createFaq',
  method: 'POST',
  path: '/v1/knowledge/faq',
  summary: 'Writes an entry as a draft; 409 where the question is there, however it is written.',
  who: LEADS,
  scope: 'knowledge:write',
  idempotent: true,
  query: DryRun,
  body: z.strictObject({ question: Title, answer: Answer, language: KnowledgeLanguage.default('en') }),
  answers: { 201: FaqAnswer },
  errors: ['conflict'],
})

export const changeFaq = defineRoute({
  name: 'changeFaq',
  method: 'PUT',
  path: '/v1/knowledge/faq/:id',
  summary: 'Writes another answer to the revision that `If-Match` names, as a draft too.',
  who: LEADS,
  scope: 'knowledge:write',
  idempotent: true,
  params: ById,
  query: DryRun,
  body: z.strictObject({ answer: Answer }),
  answers: { 200: FaqAnswer },
  errors: ['conflict', 'stale_version'],
})

export const publishFaq = defineRoute({
  name: 'publishFaq',
  method: 'POST',
  path: '/v1/knowledge/faq/:id/publish',
  apart: true,
  summary: 'Tells customers what the draft says from now on, of the revision that `If-Match` names.',
  who: LEADS,
  scope: 'knowledge:write',
  idempotent: true,
  params: ById,
  query: DryRun,
  body: Nothing,
  answers: { 200: FaqAnswer },
  errors: ['conflict', 'stale_version'],
})

/** A question of customers that nothing answered. */
export const GapWire = z.strictObject({
  gap_id: z.uuid(),
  question: z.string(),
  language: z.string(),
  count: z.int(),
  languages: z.partialRecord(SpokenLang, z.int()),
  status: GapStatus,
  nearest: z.strictObject({ passage_id: z.uuid(), prefix: z.string(), text: z.string() }).nullable(),
  document_id: z.uuid().nullable(),
  created_at: Instant,
  last_at: Instant,
})
export type GapWire = z.infer<typeof GapWire>

export const listGaps = defineRoute({
  name: 'listGaps',
  method: 'GET',
  path: '/v1/knowledge/gaps',
  summary: 'What customers asked and nothing answers, what is asked most first.',
  who: READERS,
  scope: 'knowledge:read',
  idempotent: false,
  query: Page.extend({ status: GapStatus.default('open') }),
  answers: { 200: z.strictObject({ gaps: z.array(GapWire), next_cursor: NextCursor }) },
  errors: [],
})

export const dismissGap = defineRoute({
  name: 'dismissGap',
  method: 'POST',
  path: '/v1/knowledge/gaps/:id/dismiss',
  summary: 'Puts a question away that needs no answer.',
  who: LEADS,
  scope: 'knowledge:write',
  idempotent: true,
  params: ById,
  body: Nothing,
  answers: { 200: z.strictObject({ gap_id: z.uuid(), outcome: z.literal('dismissed') }) },
  errors: ['conflict'],
})

export const answerGap = defineRoute({
  name: 'answerGap',
  method: 'POST',
  path: '/v1/knowledge/gaps/:id/answer',
  summary: 'Answers a question with a draft of the FAQ; publishing that asks the question again.',
  who: STAFF,
  scope: 'knowledge:write',
  idempotent: true,
  params: ById,
  body: z.strictObject({ answer: Answer, question: Title.optional(), language: KnowledgeLanguage.optional() }),
  answers: { 201: FaqAnswer },
  errors: ['conflict'],
})

export const FAQ_ROUTES = { listFaq, createFaq, changeFaq, publishFaq, listGaps, dismissGap, answerGap }
