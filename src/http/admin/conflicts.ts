import Router from '@koa/router'
import { z } from 'zod'
import { type ConflictView, KnowledgeType, listConflicts, resolveConflict } from '../../domain/knowledge/index.ts'
import { answer } from '../answer.ts'
import type { StaffAuth } from '../middleware/staff-auth.ts'
import { parseOr422, readJson } from '../read-json.ts'
import { idIn } from './id-in.ts'

const Side = z.enum(['left', 'right'])
const Query = z.strictObject({ status: z.enum(['open', 'resolved']).default('open') })
const Resolution = z.strictObject({ keep: Side })

const Statement = z.strictObject({
  quote: z.string(),
  /** Of a row the item, and no document. */
  document_id: z.uuid().nullable(),
  item_id: z.uuid().nullable(),
  title: z.string().nullable(),
  type: KnowledgeType.nullable(),
  published_at: z.iso.datetime().nullable(),
})
const ConflictWire = z.strictObject({
  conflict_id: z.uuid(),
  kind: z.string(),
  subject: z.string(),
  status: z.enum(['open', 'resolved']),
  left: Statement,
  right: Statement,
  kept: Side.nullable(),
  /** What customers are told meanwhile; null: neither, a person is asked. */
  told: Side.nullable(),
  noticed_at: z.iso.datetime(),
})
const ConflictList = z.strictObject({ conflicts: z.array(ConflictWire) })
const Resolved = z.strictObject({ conflict_id: z.uuid(), kept: Side })

/**
 * What contradicts each other of all that a shop tells, for a staff token. GET /v1/knowledge/conflicts shows both statements side by
 * side; POST /:id/resolve keeps one: the other is told no more. 404 for what is not this shop's, 409 for a document against a row.
 */
export function conflictRoutes(deps: { staff: StaffAuth }): Router {
  const router = new Router({ prefix: '/v1/knowledge/conflicts' })
  router.get('/', async (http) => {
    const ctx = await deps.staff(http)
    const conflicts = await listConflicts(ctx, parseOr422(Query, { ...http.query }))
    answer(http, ConflictList, { conflicts: conflicts.map(conflictWire) })
  })
  router.post('/:id/resolve', async (http) => {
    const ctx = await deps.staff(http)
    const conflictId = idIn(http.params.id, 'conflict')
    const { keep } = await readJson(http, Resolution)
    await resolveConflict(ctx, { conflictId, keep })
    answer(http, Resolved, { conflict_id: conflictId, kept: keep })
  })
  return router
}

function conflictWire(view: ConflictView): z.infer<typeof ConflictWire> {
  const { conflictId, kind, subject, status, kept, told, left, right, rightSource, noticedAt } = view
  return {
    ...{ conflict_id: conflictId, kind, subject, status, kept, told, noticed_at: noticedAt.toISOString() },
    left: statement(view.leftQuote, left, null),
    right: statement(view.rightQuote, right, right === null ? rightSource : null),
  }
}

function statement(quote: string, held: ConflictView['right'], itemId: string | null): z.infer<typeof Statement> {
  return {
    quote,
    document_id: held?.documentId ?? null,
    item_id: itemId,
    title: held?.title ?? null,
    type: held?.type ?? null,
    published_at: held?.publishedAt.toISOString() ?? null,
  }
}
