import Router from '@koa/router'
import { z } from 'zod'
import {
  changeFaq,
  createFaq,
  FaqCursor,
  KnowledgeLanguage,
  listFaq,
  publishFaq,
} from '../../domain/knowledge/index.ts'
import { answer } from '../answer.ts'
import type { StaffAuth } from '../middleware/staff-auth.ts'
import { parseOr422, readJson } from '../read-json.ts'
import { Answer, FaqAnswer, FaqWire, faqEntry, faqWire, Question } from './faq.wire.ts'
import { idIn } from './id-in.ts'
import { pageCursor } from './page-cursor.ts'

const ListQuery = z.strictObject({
  status: z.enum(['draft', 'published']).optional(),
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(30),
})
const Entry = z.strictObject({ question: Question, answer: Answer, language: KnowledgeLanguage.default('en') })
const Changed = z.strictObject({ answer: Answer })
const Nothing = z.strictObject({})
const Cursor = pageCursor(FaqCursor)
const FaqList = z.strictObject({ entries: z.array(FaqWire), next_cursor: z.string().nullable() })

/**
 * The FAQ of a shop, for a staff token, and beside it the summaries of what people told customers. POST /v1/knowledge/faq writes a
 * draft: 201, or 409 where the question is there, however it is written. PUT /:id writes another answer, as a draft too. Nothing is
 * told before POST /:id/publish. An entry is deleted as every document is.
 */
export function faqRoutes(deps: { staff: StaffAuth }): Router {
  const router = new Router({ prefix: '/v1/knowledge/faq' })
  router.get('/', async (http) => {
    const ctx = await deps.staff(http)
    const { status, cursor, limit } = parseOr422(ListQuery, { ...http.query })
    const filter = { waiting: status === undefined ? null : status === 'draft', documentId: null }
    const { entries, next } = await listFaq(ctx, { filter, after: Cursor.read(cursor), limit })
    answer(http, FaqList, { entries: entries.map(faqWire), next_cursor: Cursor.write(next) })
  })
  router.post('/', async (http) => {
    const ctx = await deps.staff(http)
    const { documentId } = await createFaq(ctx, await readJson(http, Entry))
    http.status = 201
    answer(http, FaqAnswer, { entry: await faqEntry(ctx, documentId) })
  })
  router.put('/:id', async (http) => {
    const ctx = await deps.staff(http)
    const documentId = idIn(http.params.id, 'entry')
    await changeFaq(ctx, { documentId, ...(await readJson(http, Changed)) })
    answer(http, FaqAnswer, { entry: await faqEntry(ctx, documentId) })
  })
  router.post('/:id/publish', async (http) => {
    const ctx = await deps.staff(http)
    const documentId = idIn(http.params.id, 'entry')
    await readJson(http, Nothing)
    await publishFaq(ctx, { documentId })
    answer(http, FaqAnswer, { entry: await faqEntry(ctx, documentId) })
  })
  return router
}
