import type { Ctx } from '../../context.ts'
import { ItineraryV1, type TripRun } from '../schemas/index.ts'
import { insistOnTrips } from '../supply/insist-on-trips.ts'
import { runOfRow, WITH_VERSION } from './run-of-row.ts'

/** A run and what it came to; null where this shop has no such run. Throws `not_found` for a shop that plans no trips. */
export async function readTrip(
  ctx: Ctx,
  runId: string,
): Promise<{ run: TripRun; itinerary: ItineraryV1 | null } | null> {
  return ctx.transaction(async (ctx) => {
    await insistOnTrips(ctx)
    const { tenantId, tx } = ctx
    const row = await tx.tripRun.findUnique({ where: { tenantId_id: { tenantId, id: runId } }, include: WITH_VERSION })
    if (row === null) return null
    const made = await tx.itinerary.findUnique({
      where: { tenantId_runId: { tenantId, runId } },
      select: { data: true },
    })
    return { run: runOfRow(row), itinerary: made === null ? null : ItineraryV1.parse(made.data) }
  })
}
