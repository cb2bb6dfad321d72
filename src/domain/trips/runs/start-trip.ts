import type { Json } from '../../../lib/json.ts'
import { jsonDigest } from '../../../lib/json-digest.ts'
import type { Ctx, TxCtx } from '../../context.ts'
import type { RunOptions, TripRun } from '../schemas/index.ts'
import { insistOnTrips } from '../supply/insist-on-trips.ts'
import { runOfRow, WITH_VERSION } from './run-of-row.ts'
import { runSeed } from './run-seed.ts'
import { tellNode } from './tell-node.ts'

export interface NewTrip {
  /** Derived from what makes the request one: the same id is the same run. */
  runId: string
  /** "customer:<id>", or an actor of the audit trail. */
  principal: string
  customerId: string | null
  /** Where the answer is said; null: nowhere. */
  conversationId: string | null
  language: string
  /** As it was asked. What is wrong with it ends the run, and is said there. */
  intent: Json
  options: RunOptions
}

/** Which trip a run belongs to, and what it goes on from. */
export interface RunOf {
  parentRunId: string | null
  tripId: string
  seed: number
}

/**
 * Begins to plan a trip: the run, its first event and the work on it become true together. Asked again with the same id it gives the
 * run that is there. Throws `not_found` for a shop that plans no trips.
 */
export async function startTrip(ctx: Ctx, trip: NewTrip): Promise<{ run: TripRun; created: boolean }> {
  return ctx.transaction(async (ctx) => {
    await insistOnTrips(ctx)
    return insertRun(ctx, trip, { parentRunId: null, tripId: trip.runId, seed: runSeed(trip.runId) })
  })
}

/** Writes a run into the caller's transaction, once for each id. */
export async function insertRun(
  ctx: TxCtx,
  { runId, principal, customerId, conversationId, language, intent, options }: NewTrip,
  { parentRunId, tripId, seed }: RunOf,
): Promise<{ run: TripRun; created: boolean }> {
  const { tenantId, tx } = ctx
  const of = { tenantId, id: runId, tripId, parentRunId, traceId: ctx.ids.derive(`trip-trace:${runId}`) }
  const { count } = await tx.tripRun.createMany({
    data: {
      ...of,
      ...{ principal, customerId, conversationId, language, options, seed: BigInt(seed) },
      intent: intent ?? {},
      createdAt: ctx.clock.now(),
    },
    skipDuplicates: true,
  })
  if (count > 0) {
    await tellNode(ctx, runId, { node: 'intent', status: 'started', argsDigest: jsonDigest(intent) })
    ctx.wake({ work: 'trip', runId })
  }
  const row = await tx.tripRun.findUniqueOrThrow({
    where: { tenantId_id: { tenantId, id: runId } },
    include: WITH_VERSION,
  })
  return { run: runOfRow(row), created: count > 0 }
}
