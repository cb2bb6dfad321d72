import type { TxCtx } from '../../context.ts'
import { type FactData, ItineraryV1, type PlanV1 } from '../schemas/index.ts'

export interface MadeItinerary {
  runId: string
  tripId: string
  plan: PlanV1
  facts: FactData
  itinerary: ItineraryV1
}

/** Keeps what a run came to as the next version of its trip, in the caller's transaction. Each run has one: the id of a second is refused by its row. */
export async function saveItinerary(ctx: TxCtx, made: MadeItinerary): Promise<ItineraryV1> {
  const { tenantId, tx } = ctx
  const { runId, tripId, plan, facts, itinerary } = made
  const [, rows] = await Promise.all([
    // Two edits of one trip end one after the other: what follows looks when this has been waited for.
    tx.$queryRaw`SELECT id FROM trip_runs WHERE tenant_id = ${tenantId}::uuid AND id = ${tripId}::uuid FOR NO KEY UPDATE`,
    tx.$queryRaw<{ version: number }[]>`
      INSERT INTO itineraries (tenant_id, trip_id, version, run_id, plan, facts, data, created_at)
      SELECT ${tenantId}::uuid, ${tripId}::uuid, newest.version + 1, ${runId}::uuid, ${JSON.stringify(plan)}::jsonb,
        ${JSON.stringify(facts)}::jsonb, jsonb_set(${JSON.stringify(itinerary)}::jsonb, '{version}', to_jsonb(newest.version + 1)),
        ${ctx.clock.now()}::timestamptz
      FROM (SELECT coalesce(max(version), 0) AS version FROM itineraries
        WHERE tenant_id = ${tenantId}::uuid AND trip_id = ${tripId}::uuid) newest
      RETURNING version`,
  ])
  return ItineraryV1.parse({ ...itinerary, version: rows[0]?.version })
}
