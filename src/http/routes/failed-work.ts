import { z } from 'zod'
import * as failedWork from '../../domain/failed-work/index.ts'
import * as contract from '../contract/failed-work.ts'
import { pageCursor } from '../serve/page-cursor.ts'
import { type Api, serve } from '../serve/serve.ts'

const Cursor = pageCursor(
  z
    .tuple([z.iso.datetime(), z.uuid()])
    .transform(([at, id]): failedWork.FailedWorkCursor => ({ firstFailedAt: new Date(at), id })),
)

/** Background work that failed. */
export function serveFailedWork(api: Api): void {
  serve(api, contract.listFailedWork, async (ctx, { query }) => {
    const { status = null, limit } = query
    const { failed, next } = await failedWork.listFailedWork(ctx, { status, after: Cursor.read(query), limit })
    return {
      failed_work: failed.map(failedWorkWire),
      next_cursor: Cursor.write(next && [next.firstFailedAt.toISOString(), next.id], query),
    }
  })
  serve(api, contract.retryFailedWork, async (ctx, { params }) => ({
    failed_work: failedWorkWire(await failedWork.retryFailedWork(ctx, { failedId: params.id })),
  }))
  serve(api, contract.dismissFailedWork, async (ctx, { params, body }) => ({
    failed_work: failedWorkWire(await failedWork.dismissFailedWork(ctx, { failedId: params.id, note: body.note })),
  }))
}

function failedWorkWire(failed: failedWork.FailedWorkView): contract.FailedWorkWire {
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
