import type { Ctx } from '../context.ts'

const BATCH = 1_000
const KEPT_MS = 30 * 24 * 60 * 60_000

/** Deletes what turns of more than thirty days ago began from, some at a time: they are played again no more. */
export async function forgetTurnInputs(ctx: Ctx): Promise<{ more: boolean }> {
  const before = new Date(ctx.clock.now().getTime() - KEPT_MS)
  const rows = await ctx.statement`
    DELETE FROM turn_inputs WHERE tenant_id = ${ctx.tenantId}::uuid AND turn_id IN (
      SELECT turn_id FROM turn_inputs WHERE tenant_id = ${ctx.tenantId}::uuid AND at < ${before}
      ORDER BY at LIMIT ${BATCH}::int)
    RETURNING turn_id`
  return { more: rows.length === BATCH }
}
