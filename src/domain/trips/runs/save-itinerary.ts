import { toJson } from '../../../lib/to-json.ts'
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
  const { runId, tripId, plan, facts } = made
  // Two edits of one trip end one after the other.
  await tx.$queryRaw`SELECT id FROM trip_runs WHERE tenant_id = ${tenantId}::uuid AND id = ${tripId}::uuid FOR NO KEY UPDATE`
  const newest = await tx.itinerary.aggregate({ where: { tenantId, tripId }, _max: { version: true } })
  const version = (newest._max.version ?? 0) + 1
  const itinerary = ItineraryV1.parse({ ...made.itinerary, version })
  await tx.itinerary.create({
    data: {
      ...{ tenantId, tripId, version, runId, createdAt: ctx.clock.now() },
      plan: toJson(plan) ?? {},
      facts: toJson(facts) ?? {},
      data: toJson(itinerary) ?? {},
    },
  })
  return itinerary
}
