import type { Ctx } from '../../context.ts'
import { insistOnTrips } from '../supply/insist-on-trips.ts'

/** One question of a run to a source. */
export interface AskedOfSource {
  tool: string
  argsDigest: string
  outcome: string
  degraded: string | null
  items: number
  latencyMs: number
  at: Date
}

/** Every question that a run asked, in its order, and what it cost; null where this shop has no such run. Throws `not_found` for a shop that plans no trips. */
export async function readTripTrace(
  ctx: Ctx,
  runId: string,
): Promise<{ toolLog: AskedOfSource[]; costMicroUsd: number | null } | null> {
  return ctx.transaction(async (ctx) => {
    await insistOnTrips(ctx)
    const { tenantId, tx } = ctx
    const run = await tx.tripRun.findUnique({
      where: { tenantId_id: { tenantId, id: runId } },
      select: { costMicroUsd: true, facts: { orderBy: [{ at: 'asc' }, { tool: 'asc' }, { key: 'asc' }] } },
    })
    if (run === null) return null
    const toolLog = run.facts.map(({ tool, key, outcome, degraded, items, ms, at }) => ({
      ...{ tool, argsDigest: key, outcome, degraded, latencyMs: ms, at },
      items: Array.isArray(items) ? items.length : 0,
    }))
    return { toolLog, costMicroUsd: run.costMicroUsd }
  })
}
