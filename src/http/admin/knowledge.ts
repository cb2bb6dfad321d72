import Router from '@koa/router'
import type { Context } from 'koa'
import { z } from 'zod'
import {
  cancelVersion,
  confirmVersion,
  DocumentCursor,
  deleteDocument,
  getDocument,
  KnowledgeType,
  listDocuments,
  listPassages,
  publishVersion,
  reingestDocument,
  updateDocument,
  uploadDocument,
} from '../../domain/knowledge/index.ts'
import { answer } from '../answer.ts'
import { answerEvents } from '../event-stream.ts'
import { HttpError } from '../http-error.ts'
import type { StaffAuth } from '../middleware/staff-auth.ts'
import { parseOr422, readJson } from '../read-json.ts'
import {
  DocumentDetailWire,
  DocumentWire,
  documentDetailWire,
  documentWire,
  PassageWire,
  passageWire,
} from './document.wire.ts'
import { documentEvents } from './document-events.ts'
import { idIn } from './id-in.ts'
import { pageCursor } from './page-cursor.ts'
import { readUpload, Title, Topic } from './read-upload.ts'

type Http = Context & { params: Record<string, string> }

const Limit = z.coerce.number().int().min(1).max(100).default(30)
const ListQuery = z.strictObject({ cursor: z.string().max(200).optional(), limit: Limit })
const PassageQuery = z.strictObject({
  version: z.coerce.number().int().min(1).optional(),
  after: z.coerce.number().int().min(0).optional(),
  limit: Limit,
})
const DeleteQuery = z.strictObject({ purge: z.enum(['true', 'false']).default('false') })
const Instant = z.iso.datetime({ offset: true }).transform((at) => new Date(at))
const Changes = z.strictObject({
  title: Title.optional(),
  type: KnowledgeType.optional(),
  topic: Topic.nullable().optional(),
  valid_until: Instant.nullable().optional(),
  review_by: Instant.nullable().optional(),
})
const Nothing = z.strictObject({})
const Cursor = pageCursor(DocumentCursor)

const UploadAnswer = z.strictObject({
  outcome: z.enum(['received', 'duplicate']),
  version: z.int(),
  document: DocumentDetailWire,
})
const DocumentAnswer = z.strictObject({ document: DocumentDetailWire })
const DocumentList = z.strictObject({ documents: z.array(DocumentWire), next_cursor: z.string().nullable() })
const PassageList = z.strictObject({ version: z.int(), passages: z.array(PassageWire), next_after: z.int().nullable() })
const Deleted = z.strictObject({ document_id: z.uuid(), outcome: z.enum(['deleted', 'purged']) })

/**
 * The documents of a shop, for a staff token. POST /v1/knowledge takes a file or a text in: 202 with the version that is
 * read from then on, 200 when the shop has these bytes already, 413 over 20 MB. GET /:id/events follows the reading. PUT
 * changes what a document is called and how long it is told. DELETE is felt by the very next question. 401 without a token,
 * 404 for what is not this shop's, 409 for what cannot be done now, 422 for what cannot be read; each says what to do.
 */
export function knowledgeRoutes(deps: { staff: StaffAuth }): Router {
  const router = new Router({ prefix: '/v1/knowledge' })
  router.post('/', async (http) => {
    const ctx = await deps.staff(http)
    const { outcome, documentId, number } = await uploadDocument(ctx, await readUpload(http))
    http.status = outcome === 'received' ? 202 : 200
    const document = documentDetailWire(await getDocument(ctx, { documentId }))
    answer(http, UploadAnswer, { outcome, version: number, document })
  })
  router.get('/', async (http) => {
    const ctx = await deps.staff(http)
    const { cursor, limit } = parseOr422(ListQuery, { ...http.query })
    const { documents, next } = await listDocuments(ctx, { after: Cursor.read(cursor), limit })
    answer(http, DocumentList, { documents: documents.map(documentWire), next_cursor: Cursor.write(next) })
  })
  router.delete('/:id', async (http) => {
    const ctx = await deps.staff(http)
    const documentId = documentIn(http)
    const purge = parseOr422(DeleteQuery, { ...http.query }).purge === 'true'
    await deleteDocument(ctx, { documentId, purge })
    answer(http, Deleted, { document_id: documentId, outcome: purge ? 'purged' : 'deleted' })
  })
  addReading(router, deps)
  addChanging(router, deps)
  return router
}

function addReading(router: Router, deps: { staff: StaffAuth }): void {
  router.get('/:id', async (http) => {
    const ctx = await deps.staff(http)
    const document = await getDocument(ctx, { documentId: documentIn(http) })
    answer(http, DocumentAnswer, { document: documentDetailWire(document) })
  })
  router.get('/:id/passages', async (http) => {
    const ctx = await deps.staff(http)
    const { version = null, after = null, limit } = parseOr422(PassageQuery, { ...http.query })
    const found = await listPassages(ctx, { documentId: documentIn(http), number: version, after, limit })
    answer(http, PassageList, {
      version: found.number,
      passages: found.passages.map(passageWire),
      next_after: found.next,
    })
  })
  router.get('/:id/events', async (http) => {
    const ctx = await deps.staff(http)
    const documentId = documentIn(http)
    await getDocument(ctx, { documentId })
    answerEvents(http, documentEvents(ctx, documentId))
  })
}

function addChanging(router: Router, deps: { staff: StaffAuth }): void {
  router.put('/:id', async (http) => {
    const ctx = await deps.staff(http)
    const documentId = documentIn(http)
    const { valid_until: validUntil, review_by: reviewBy, ...changes } = await readJson(http, Changes)
    await updateDocument(ctx, documentId, { ...changes, validUntil, reviewBy })
    answer(http, DocumentAnswer, { document: documentDetailWire(await getDocument(ctx, { documentId })) })
  })
  const wishes = { reingest: reingestDocument, confirm: confirmVersion, cancel: cancelVersion }
  for (const [name, verb] of Object.entries(wishes)) {
    router.post(`/:id/${name}`, async (http) => {
      const ctx = await deps.staff(http)
      const documentId = documentIn(http)
      await readJson(http, Nothing)
      await verb(ctx, { documentId })
      answer(http, DocumentAnswer, { document: documentDetailWire(await getDocument(ctx, { documentId })) })
    })
  }
  router.post('/:id/versions/:n/publish', async (http) => {
    const ctx = await deps.staff(http)
    const documentId = documentIn(http)
    const number = z.coerce.number().int().min(1).max(1_000_000).safeParse(http.params.n)
    if (!number.success)
      throw new HttpError(404, 'not_found', 'There is no such version: the document lists those it has.')
    await readJson(http, Nothing)
    await publishVersion(ctx, { documentId, number: number.data })
    answer(http, DocumentAnswer, { document: documentDetailWire(await getDocument(ctx, { documentId })) })
  })
}

function documentIn(http: Http): string {
  return idIn(http.params.id, 'document')
}
