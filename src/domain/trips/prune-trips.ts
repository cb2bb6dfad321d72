import type { Ctx } from '../context.ts'

/** Of each kind in one go: others have work too. */
const BATCH = 200

/**
 * Throws away what is left of trips and older than it is kept; the function `trip_remains` says what. A run that goes takes its events,
 * answers and itinerary with it, and leaves what was planned from it.
 * @returns how many things went, and whether there may be more
 */
export async function pruneTrips(ctx: Ctx): Promise<{ gone: number; more: boolean }> {
  const { tenantId } = ctx
  const now = ctx.clock.now()
  return ctx.transaction(async ({ tx }) => {
    const idsOf = async (kind: 'answers' | 'traces' | 'runs' | 'watches' | 'proposals'): Promise<string[]> => {
      const rows = await tx.$queryRaw<{ id: string }[]>`
        SELECT r.id FROM trip_remains(${tenantId}::uuid, ${now}) r WHERE r.kind = ${kind} LIMIT ${BATCH}`
      return rows.map(({ id }) => id)
    }
    const counts: number[] = []
    const each = async (ids: readonly string[], drop: () => Promise<unknown>): Promise<void> => {
      counts.push(ids.length)
      if (ids.length > 0) await drop()
    }
    const runs = await idsOf('runs')
    await each(runs, async () => {
      // What was planned from them stays.
      await tx.tripRun.updateMany({ where: { tenantId, parentRunId: { in: runs } }, data: { parentRunId: null } })
      await tx.tripRun.deleteMany({ where: { tenantId, id: { in: runs } } })
    })
    const answers = await idsOf('answers')
    await each(answers, () => tx.tripFact.deleteMany({ where: { tenantId, runId: { in: answers } } }))
    const traces = await idsOf('traces')
    await each(traces, async () => {
      await tx.tripRunEvent.deleteMany({ where: { tenantId, runId: { in: traces } } })
      await tx.tripSnapshot.deleteMany({ where: { tenantId, runId: { in: traces } } })
    })
    const watches = await idsOf('watches')
    await each(watches, () => tx.tripWatch.deleteMany({ where: { tenantId, tripId: { in: watches } } }))
    const proposals = await idsOf('proposals')
    await each(
      proposals,
      () => tx.$executeRaw`UPDATE trip_watch_checks SET proposal = NULL
      WHERE tenant_id = ${tenantId}::uuid AND id = ANY(${proposals}::uuid[])`,
    )
    return { gone: counts.reduce((sum, count) => sum + count, 0), more: counts.some((count) => count === BATCH) }
  })
}
