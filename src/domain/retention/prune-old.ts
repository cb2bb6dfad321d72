import { z } from 'zod'
import { recordAudit } from '../audit/index.ts'
import type { Ctx } from '../context.ts'

/** Of each kind in one statement. */
const BATCH = 5_000
const Gone = z.array(z.object({ kind: z.string(), gone: z.int() }))

/**
 * Throws away what a shop has kept for long enough; the migration `ops_retention` says what, and refuses a clock that runs ahead. The proof
 * of it, how many of what kind, is written into the audit with it.
 * @returns whether there may be more
 */
export async function pruneOld(ctx: Ctx): Promise<{ more: boolean }> {
  const { tenantId } = ctx
  const gone = await ctx.transaction(async (ctx) => {
    const rows = await ctx.tx
      .$queryRaw`SELECT * FROM throw_away_old(${tenantId}::uuid, ${ctx.clock.now()}, ${BATCH}::int)`
    const some = Gone.parse(rows).filter(({ gone }) => gone > 0)
    const data = Object.fromEntries(some.map(({ kind, gone }) => [kind, gone]))
    if (some.length > 0)
      await recordAudit(ctx, { action: 'retention.pruned', subjectType: 'tenant', subjectId: tenantId, data })
    return data
  })
  ctx.log.info('pruned', { tenantId, rows: gone })
  return { more: Object.values(gone).some((count) => count === BATCH) }
}
