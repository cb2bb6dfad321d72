import Router from '@koa/router'
import type { Context } from 'koa'
import { z } from 'zod'
import {
  answerGap,
  dismissGap,
  GapCursor,
  GapStatus,
  type GapView,
  KnowledgeLanguage,
  listGaps,
} from '../../domain/knowledge/index.ts'
import { SpokenLang } from '../../lib/languages.ts'
import { answer } from '../answer.ts'
import type { StaffAuth } from '../middleware/staff-auth.ts'
import { parseOr422, readJson } from '../read-json.ts'
import { Answer, FaqAnswer, faqEntry, Question } from './faq.wire.ts'
import { idIn } from './id-in.ts'
import { pageCursor } from './page-cursor.ts'

type Http = Context & { params: Record<string, string> }

const ListQuery = z.strictObject({
  status: GapStatus.default('open'),
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(30),
})
const Cursor = pageCursor(GapCursor)
const Nothing = z.strictObject({})
const Answered = z.strictObject({
  answer: Answer,
  question: Question.optional(),
  language: KnowledgeLanguage.optional(),
})

const GapWire = z.strictObject({
  gap_id: z.uuid(),
  question: z.string(),
  language: z.string(),
  count: z.int(),
  languages: z.partialRecord(SpokenLang, z.int()),
  status: GapStatus,
  nearest: z.strictObject({ passage_id: z.uuid(), prefix: z.string(), text: z.string() }).nullable(),
  document_id: z.uuid().nullable(),
  created_at: z.iso.datetime(),
  last_at: z.iso.datetime(),
})
const GapList = z.strictObject({ gaps: z.array(GapWire), next_cursor: z.string().nullable() })
const Dismissed = z.strictObject({ gap_id: z.uuid(), outcome: z.literal('dismissed') })

/**
 * What customers asked and nothing answers, for a staff token. GET /v1/knowledge/gaps lists it, what is asked most first, with how
 * often in which language and what came nearest. POST /:id/dismiss puts one away; POST /:id/answer writes a draft of the FAQ, and
 * publishing that asks the question again. 404 for what is not this shop's, 409 for what is answered already, 422 for a bad body.
 */
export function gapRoutes(deps: { staff: StaffAuth }): Router {
  const router = new Router({ prefix: '/v1/knowledge/gaps' })
  router.get('/', async (http) => {
    const ctx = await deps.staff(http)
    const { status, cursor, limit } = parseOr422(ListQuery, { ...http.query })
    const { gaps, next } = await listGaps(ctx, { status, after: Cursor.read(cursor), limit })
    answer(http, GapList, { gaps: gaps.map(gapWire), next_cursor: Cursor.write(next) })
  })
  router.post('/:id/dismiss', async (http) => {
    const ctx = await deps.staff(http)
    const gapId = gapIn(http)
    await readJson(http, Nothing)
    await dismissGap(ctx, { gapId })
    answer(http, Dismissed, { gap_id: gapId, outcome: 'dismissed' })
  })
  router.post('/:id/answer', async (http) => {
    const ctx = await deps.staff(http)
    const { question = null, language = null, ...written } = await readJson(http, Answered)
    const { documentId } = await answerGap(ctx, { gapId: gapIn(http), question, language, ...written })
    http.status = 201
    answer(http, FaqAnswer, { entry: await faqEntry(ctx, documentId) })
  })
  return router
}

function gapWire({ gapId, nearest, documentId, createdAt, lastAt, ...same }: GapView): z.infer<typeof GapWire> {
  return {
    ...same,
    gap_id: gapId,
    nearest: nearest && { passage_id: nearest.passageId, prefix: nearest.prefix, text: nearest.text },
    document_id: documentId,
    created_at: createdAt.toISOString(),
    last_at: lastAt.toISOString(),
  }
}

function gapIn(http: Http): string {
  return idIn(http.params.id, 'question')
}
