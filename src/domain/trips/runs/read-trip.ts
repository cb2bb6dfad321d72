import type { Ctx } from '../../context.ts'
import { ItineraryV1, PlanV1, type TripRun } from '../schemas/index.ts'
import { insistOnTrips } from '../supply/insist-on-trips.ts'
import { runOfRow, WITH_VERSION } from './run-of-row.ts'

export interface TripRead {
  run: TripRun
  itinerary: ItineraryV1 | null
  /** By day, the slot in which each of its activities stands: what edits name. */
  slots: string[][] | null
}

/** A run and what it came to; null where this shop has no such run. Throws `not_found` for a shop that plans no trips. */
export async function readTrip(ctx: Ctx, runId: string): Promise<TripRead | null> {
  return ctx.transaction(async (ctx) => {
    await insistOnTrips(ctx)
    const { tenantId, tx } = ctx
    const row = await tx.tripRun.findUnique({ where: { tenantId_id: { tenantId, id: runId } }, include: WITH_VERSION })
    if (row === null) return null
    const made = await tx.itinerary.findUnique({
      where: { tenantId_runId: { tenantId, runId } },
      select: { data: true, plan: true },
    })
    const run = runOfRow(row)
    if (made === null) return { run, itinerary: null, slots: null }
    const { days } = PlanV1.parse(made.plan)
    const slots = days.map(({ slots }) => slots.map(({ slot_id }) => slot_id))
    return { run, itinerary: ItineraryV1.parse(made.data), slots }
  })
}
