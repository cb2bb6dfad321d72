import { recordAudit } from '../../audit/index.ts'
import type { Ctx } from '../../context.ts'
import type { TripRun } from '../schemas/index.ts'
import { insistOnTrips } from '../supply/insist-on-trips.ts'
import { runOfRow, WITH_VERSION } from './run-of-row.ts'

/**
 * Asks a run to stop. Whoever is at work on it stops within a quarter of a second and says so as its last event; one that has ended
 * stays as it is. null where this shop has no such run. Throws `not_found` for a shop that plans no trips.
 */
export async function cancelTrip(ctx: Ctx, runId: string): Promise<TripRun | null> {
  return ctx.transaction(async (ctx) => {
    await insistOnTrips(ctx)
    const { tenantId, tx } = ctx
    const { count } = await tx.tripRun.updateMany({
      where: { tenantId, id: runId, status: { in: ['queued', 'running'] }, cancelRequestedAt: null },
      data: { cancelRequestedAt: ctx.clock.now() },
    })
    if (count > 0) {
      await recordAudit(ctx, { action: 'trip.cancelled', subjectType: 'trip_run', subjectId: runId, data: {} })
      ctx.wake({ work: 'trip', runId })
    }
    const row = await tx.tripRun.findUnique({ where: { tenantId_id: { tenantId, id: runId } }, include: WITH_VERSION })
    return row === null ? null : runOfRow(row)
  })
}
