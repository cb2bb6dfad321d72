import { z } from 'zod'
import { KnowledgeLanguage, KnowledgeType } from '../../domain/knowledge/schemas.ts'
import { defineRoute } from './define-route.ts'
import { DocumentDetailWire, ListedDocumentWire, PassageWire, VersionStep, VersionWire } from './document.ts'
import { Title, Topic } from './document-words.ts'
import { DryRun } from './dry-run.ts'
import { NextCursor, Page } from './page.ts'
import { LEADS, READERS } from './roles.ts'
import { ById, Nothing } from './values.ts'

/** The largest file of a document. */
const MOST_BYTES = 20 * 1024 * 1024
/** A text that is typed is a page, not a book. */
const MOST_TEXT = 1024 * 1024

const Form = z.strictObject({
  title: Title.optional(),
  type: KnowledgeType.default('doc'),
  language: KnowledgeLanguage.default('en'),
  topic: Topic.optional(),
})
const Typed = Form.extend({ title: Title, text: z.string().min(1) })
const Uploaded = z.strictObject({ version: z.int(), document: DocumentDetailWire })
const DocumentAnswer = z.strictObject({ document: DocumentDetailWire })
const Day = z.iso.datetime({ offset: true }).transform((at) => new Date(at))

export const uploadDocument = defineRoute({
  name: 'uploadDocument',
  method: 'POST',
  path: '/v1/knowledge',
  summary:
    'Takes a document in, as a file or as a text: 202 with the version that is read from then on, 200 when the shop has it.',
  who: LEADS,
  scope: 'knowledge:write',
  idempotent: true,
  body: { kinds: { data: Typed, form: { fields: Form, mostBytes: MOST_BYTES }, mostBytes: MOST_TEXT } },
  answers: {
    200: Uploaded.extend({ outcome: z.literal('duplicate') }),
    202: Uploaded.extend({ outcome: z.literal('received') }),
  },
  errors: ['conflict', 'limit_exceeded'],
})

export const listDocuments = defineRoute({
  name: 'listDocuments',
  method: 'GET',
  path: '/v1/knowledge',
  summary: 'The documents of the shop, each with where its newest version stands, page by page.',
  who: READERS,
  scope: 'knowledge:read',
  idempotent: false,
  query: Page,
  answers: { 200: z.strictObject({ documents: z.array(ListedDocumentWire), next_cursor: NextCursor }) },
  errors: [],
})

export const getDocument = defineRoute({
  name: 'getDocument',
  method: 'GET',
  path: '/v1/knowledge/:id',
  summary: 'One document with all its versions.',
  who: READERS,
  scope: 'knowledge:read',
  idempotent: false,
  params: ById,
  answers: { 200: DocumentAnswer },
  errors: [],
})

export const updateDocument = defineRoute({
  name: 'updateDocument',
  method: 'PUT',
  path: '/v1/knowledge/:id',
  summary: 'Changes what a document is called and how long it is told, of the revision that `If-Match` names.',
  who: LEADS,
  scope: 'knowledge:write',
  idempotent: true,
  params: ById,
  query: DryRun,
  body: z.strictObject({
    title: Title.optional(),
    type: KnowledgeType.optional(),
    topic: Topic.nullable().optional(),
    valid_until: Day.nullable().optional(),
    review_by: Day.nullable().optional(),
  }),
  answers: { 200: DocumentAnswer },
  errors: ['conflict', 'stale_version'],
})

export const deleteDocument = defineRoute({
  name: 'deleteDocument',
  method: 'DELETE',
  path: '/v1/knowledge/:id',
  summary:
    'Deletes a document of the revision that `If-Match` names, which the very next question feels; with purge its texts and its file too.',
  who: LEADS,
  scope: 'knowledge:write',
  idempotent: true,
  params: ById,
  query: DryRun.extend({ purge: z.enum(['true', 'false']).default('false') }),
  answers: { 200: z.strictObject({ document_id: z.uuid(), outcome: z.enum(['deleted', 'purged']) }) },
  errors: ['conflict', 'stale_version'],
})

export const listPassages = defineRoute({
  name: 'listPassages',
  method: 'GET',
  path: '/v1/knowledge/:id/passages',
  summary: 'The passages of one version of a document, in their order; of the current one where none is named.',
  who: READERS,
  scope: 'knowledge:read',
  idempotent: false,
  params: ById,
  query: z.strictObject({
    version: z.coerce.number().int().min(1).max(1_000_000).optional(),
    after: z.coerce.number().int().min(0).max(1_000_000_000).optional(),
    limit: Page.shape.limit,
  }),
  answers: {
    200: z.strictObject({ version: z.int(), passages: z.array(PassageWire), next_after: z.int().nullable() }),
  },
  errors: [],
})

export const followDocument = defineRoute({
  name: 'followDocument',
  method: 'GET',
  path: '/v1/knowledge/:id/events',
  summary: 'Follows the reading of the newest version, until nothing more happens of itself.',
  who: READERS,
  scope: 'knowledge:read',
  idempotent: false,
  params: ById,
  answers: { 200: { events: { progress: VersionStep, done: VersionWire } } },
  errors: [],
})

/** What every wish about the newest version takes. */
const WISH = {
  method: 'POST',
  who: LEADS,
  scope: 'knowledge:write',
  idempotent: true,
  params: ById,
  body: Nothing,
  answers: { 200: DocumentAnswer },
  errors: ['conflict'],
} as const

export const reingestDocument = defineRoute({
  ...WISH,
  name: 'reingestDocument',
  path: '/v1/knowledge/:id/reingest',
  summary: 'Reads the file of a document again, as a new version.',
})

export const confirmVersion = defineRoute({
  ...WISH,
  name: 'confirmVersion',
  path: '/v1/knowledge/:id/confirm',
  summary: 'Publishes a version that waits for somebody to confirm it.',
})

export const cancelVersion = defineRoute({
  ...WISH,
  name: 'cancelVersion',
  path: '/v1/knowledge/:id/cancel',
  summary: 'Stops the reading of the newest version.',
})

export const publishVersion = defineRoute({
  ...WISH,
  name: 'publishVersion',
  path: '/v1/knowledge/:id/versions/:n/publish',
  summary: 'Tells an earlier version again.',
  apart: true,
  params: ById.extend({ n: z.coerce.number().int().min(1).max(1_000_000) }),
})

export const DOCUMENT_ROUTES = {
  ...{ uploadDocument, listDocuments, getDocument, updateDocument, deleteDocument, listPassages, followDocument },
  ...{ reingestDocument, confirmVersion, cancelVersion, publishVersion },
}
