import Router from '@koa/router'
import { z } from 'zod'
import {
  dismissFailedWork,
  type FailedWorkCursor,
  FailedWorkStatus,
  type FailedWorkView,
  listFailedWork,
  retryFailedWork,
} from '../../domain/failed-work/index.ts'
import { answer } from '../answer.ts'
import type { StaffAuth } from '../middleware/staff-auth.ts'
import { parseOr422, readJson } from '../read-json.ts'
import { idIn } from './id-in.ts'
import { pageCursor } from './page-cursor.ts'

const Query = z.strictObject({
  status: FailedWorkStatus.optional(),
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(30),
})

/** PostgreSQL stores no NUL, and half a surrogate pair is no text in any encoding. */
const Note = z
  .string()
  .refine((text) => !text.includes('\u0000') && text.isWellFormed(), 'must be text that can be stored')
  .trim()
  .min(1)
  .max(500)
const Dismissal = z.strictObject({ note: Note })
const Nothing = z.strictObject({})

const Cursor = pageCursor(
  z
    .tuple([z.iso.datetime(), z.uuid()])
    .transform(([at, id]): FailedWorkCursor => ({ firstFailedAt: new Date(at), id })),
)

const Instant = z.iso.datetime()
const FailedWorkWire = z.strictObject({
  id: z.uuid(),
  work: z.string(),
  subject_id: z.uuid(),
  status: FailedWorkStatus,
  attempts: z.int(),
  code: z.string(),
  problem: z.string(),
  first_failed_at: Instant,
  last_failed_at: Instant,
  next_try_at: Instant.nullable(),
  dead_at: Instant.nullable(),
  can_be_retried: z.boolean(),
  decided_by: z.string().nullable(),
  decided_at: Instant.nullable(),
  note: z.string().nullable(),
})
const FailedWorkList = z.strictObject({ failed_work: z.array(FailedWorkWire), next_cursor: z.string().nullable() })
const FailedWorkAnswer = z.strictObject({ failed_work: FailedWorkWire })

/**
 * Background work that failed, for a staff token: list, try again, dismiss with a reason. 401 without a token, 404 for what
 * is not this shop's, 409 for what was dismissed or put aside before, 422 for what cannot be read.
 */
export function failedWorkRoutes(deps: { staff: StaffAuth }): Router {
  const router = new Router({ prefix: '/v1/failed-work' })
  router.get('/', async (http) => {
    const ctx = await deps.staff(http)
    const { status, cursor, limit } = parseOr422(Query, { ...http.query })
    const after = Cursor.read(cursor)
    const { failed, next } = await listFailedWork(ctx, { status: status ?? null, after, limit })
    answer(http, FailedWorkList, {
      failed_work: failed.map(failedWorkWire),
      next_cursor: Cursor.write(next && [next.firstFailedAt.toISOString(), next.id]),
    })
  })
  router.post('/:id/retry', async (http) => {
    const ctx = await deps.staff(http)
    const failedId = idIn(http.params.id, 'failed work')
    await readJson(http, Nothing)
    answer(http, FailedWorkAnswer, { failed_work: failedWorkWire(await retryFailedWork(ctx, { failedId })) })
  })
  router.post('/:id/dismiss', async (http) => {
    const ctx = await deps.staff(http)
    const failedId = idIn(http.params.id, 'failed work')
    const { note } = await readJson(http, Dismissal)
    const dismissed = await dismissFailedWork(ctx, { failedId, note })
    answer(http, FailedWorkAnswer, { failed_work: failedWorkWire(dismissed) })
  })
  return router
}

function failedWorkWire(failed: FailedWorkView): z.infer<typeof FailedWorkWire> {
  return {
    id: failed.id,
    work: failed.work,
    subject_id: failed.subjectId,
    status: failed.status,
    attempts: failed.attempts,
    code: failed.code,
    problem: failed.problem,
    first_failed_at: failed.firstFailedAt.toISOString(),
    last_failed_at: failed.lastFailedAt.toISOString(),
    next_try_at: failed.status === 'waiting' ? failed.notBefore.toISOString() : null,
    dead_at: failed.deadAt?.toISOString() ?? null,
    can_be_retried: !failed.putAside,
    decided_by: failed.decidedBy,
    decided_at: failed.decidedAt?.toISOString() ?? null,
    note: failed.note,
  }
}
