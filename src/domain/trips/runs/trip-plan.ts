import type { TxCtx } from '../../context.ts'
import { FactData, ItineraryV1, PlanV1, type TripRun } from '../schemas/index.ts'
import { runOfRow, WITH_VERSION } from './run-of-row.ts'

/** A version of a trip with everything that it was made of. */
export interface StoredPlan {
  run: TripRun
  version: number
  plan: PlanV1
  itinerary: ItineraryV1
  facts: FactData
}

/** A version of a trip, or the newest; null where there is none. Within the caller's transaction. */
export async function tripPlan(
  ctx: TxCtx,
  { tripId, version }: { tripId: string; version?: number },
): Promise<StoredPlan | null> {
  const { tenantId, tx } = ctx
  const row = await tx.itinerary.findFirst({
    where: { tenantId, tripId, ...(version !== undefined && { version }) },
    orderBy: { version: 'desc' },
    include: { run: { include: WITH_VERSION } },
  })
  if (row === null) return null
  return {
    run: runOfRow(row.run),
    version: row.version,
    plan: PlanV1.parse(row.plan),
    itinerary: ItineraryV1.parse(row.data),
    facts: FactData.parse(row.facts),
  }
}
