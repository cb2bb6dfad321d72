import { recordAudit } from '../../audit/index.ts'
import type { Ctx } from '../../context.ts'
import type { TripRun } from '../schemas/index.ts'
import { insistOnTrips } from '../supply/insist-on-trips.ts'
import { runOfRow, WITH_VERSION } from './run-of-row.ts'

/** What lay with sources or with us: asked again it may come to a plan. */
const MAY_BE_RESUMED = ['sources_unavailable', 'internal']

export type Resumed = { outcome: 'resumed' | 'running' | 'refused'; run: TripRun } | { outcome: 'unknown' }

/**
 * Takes a run up again that was cancelled, or failed for a reason that was not the customer's: it goes on behind the last node that
 * was finished. Throws `not_found` for a shop that plans no trips.
 */
export async function resumeTrip(ctx: Ctx, runId: string): Promise<Resumed> {
  return ctx.transaction(async (ctx) => {
    await insistOnTrips(ctx)
    const { tenantId, tx } = ctx
    const again = { status: 'queued', attempts: 0, leaseUntil: null, cancelRequestedAt: null, completedAt: null }
    const { count } = await tx.tripRun.updateMany({
      where: {
        ...{ tenantId, id: runId },
        OR: [{ status: 'cancelled' }, { status: 'error', errorCode: { in: MAY_BE_RESUMED } }],
      },
      data: { ...again, errorCode: null, errorMessage: null },
    })
    if (count > 0) {
      // What did not answer is asked again; what did is not.
      await tx.tripFact.deleteMany({ where: { tenantId, runId, outcome: { not: 'ok' } } })
      await recordAudit(ctx, { action: 'trip.resumed', subjectType: 'trip_run', subjectId: runId, data: {} })
      ctx.wake({ work: 'trip', runId })
    }
    const row = await tx.tripRun.findUnique({ where: { tenantId_id: { tenantId, id: runId } }, include: WITH_VERSION })
    if (row === null) return { outcome: 'unknown' }
    const run = runOfRow(row)
    if (count > 0) return { outcome: 'resumed', run }
    return { outcome: run.completed_at === null ? 'running' : 'refused', run }
  })
}
