import Router from '@koa/router'
import { z } from 'zod'
import { type ExplainedPassage, explainSearch, KnowledgeLanguage, KnowledgeType } from '../../domain/knowledge/index.ts'
import type { RowQuestion } from '../../domain/properties/index.ts'
import { answer } from '../answer.ts'
import type { StaffAuth } from '../middleware/staff-auth.ts'
import { parseOr422 } from '../read-json.ts'

const Query = z.strictObject({ q: z.string().trim().min(1).max(1_000), language: KnowledgeLanguage.default('en') })

const PassageWire = z.strictObject({
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
  as_of: z.iso.datetime().nullable(),
})
const Explanation = z.strictObject({
  query: z.string(),
  concepts: z.array(z.array(z.string())),
  rows: z.array(z.strictObject({ item_id: z.uuid(), name: z.string(), category: z.string() })),
  passages: z.array(PassageWire),
  answerable: z.number(),
  confident: z.boolean(),
  instead: z.strictObject({ source: z.uuid(), title: z.string(), answer: z.string() }).nullable(),
  disputed: z.string().nullable(),
})

/**
 * GET /v1/knowledge/search?q=, for a staff token: why a question is answered as it is. What it was heard to be about, the rows and
 * passages that come nearest with their scores, and the chance that the first one answers. 422 without a question.
 */
export function knowledgeSearchRoutes(deps: { staff: StaffAuth; hear: (query: string) => RowQuestion }): Router {
  const router = new Router({ prefix: '/v1/knowledge/search' })
  router.get('/', async (http) => {
    const ctx = await deps.staff(http)
    const { q: query, language } = parseOr422(Query, { ...http.query })
    const { passages, rows, ...found } = await explainSearch(ctx, { query, language, asked: deps.hear(query) })
    answer(http, Explanation, {
      ...found,
      query,
      rows: rows.map(({ itemId, ...row }) => ({ ...row, item_id: itemId })),
      passages: passages.map(passageWire),
    })
  })
  return router
}

function passageWire({ chunkId, asOf, ...same }: ExplainedPassage): z.infer<typeof PassageWire> {
  return { ...same, passage_id: chunkId, as_of: asOf }
}
