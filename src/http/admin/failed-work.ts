import Router from '@koa/router'
import { z } from 'zod'
import {
  dismissFailedWork,
  type FailedWorkCursor,
  FailedWorkStatus,
  FailedWorkView,
  listFailedWork,
  retryFailedWork,
} from '../../domain/failed-work/index.ts'
import { HttpError } from '../http-error.ts'
import type { StaffAuth } from '../middleware/staff-auth.ts'
import { parseOr422, readJson } from '../read-json.ts'
import { idIn } from './id-in.ts'

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

const Cursor = z
  .tuple([z.iso.datetime(), z.uuid()])
  .transform(([at, id]): FailedWorkCursor => ({ firstFailedAt: new Date(at), id }))

/** What the API says of failed work. */
const FailedWorkJson = FailedWorkView.transform((failed) => ({
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
}))

/**
 * Background work that failed, for a staff token: list, try again, dismiss with a reason. 401 without a token, 404 for what
 * is not this shop's, 409 for what was dismissed or put aside before, 422 for what cannot be read.
 */
export function failedWorkRoutes(deps: { staff: StaffAuth }): Router {
  const router = new Router({ prefix: '/v1/failed-work' })
  router.get('/', async (http) => {
    const ctx = await deps.staff(http)
    const { status, cursor, limit } = parseOr422(Query, { ...http.query })
    const after = cursor === undefined ? null : readCursor(cursor)
    const { failed, next } = await listFailedWork(ctx, { status: status ?? null, after, limit })
    http.body = {
      failed_work: failed.map((one) => FailedWorkJson.parse(one)),
      next_cursor: next === null ? null : writeCursor(next),
    }
  })
  router.post('/:id/retry', async (http) => {
    const ctx = await deps.staff(http)
    const failedId = idIn(http.params.id, 'failed work')
    await readJson(http, Nothing)
    http.body = { failed_work: FailedWorkJson.parse(await retryFailedWork(ctx, { failedId })) }
  })
  router.post('/:id/dismiss', async (http) => {
    const ctx = await deps.staff(http)
    const failedId = idIn(http.params.id, 'failed work')
    const { note } = await readJson(http, Dismissal)
    http.body = { failed_work: FailedWorkJson.parse(await dismissFailedWork(ctx, { failedId, note })) }
  })
  return router
}

function writeCursor({ firstFailedAt, id }: FailedWorkCursor): string {
  return Buffer.from(JSON.stringify([firstFailedAt, id])).toString('base64url')
}

function readCursor(text: string): FailedWorkCursor {
  try {
    return Cursor.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
  } catch {
    throw new HttpError(422, 'invalid_input', 'cursor: send next_cursor of the page before, as it was given.')
  }
}
