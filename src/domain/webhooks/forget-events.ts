import type { Ctx } from '../context.ts'

const BATCH = 2_000
const KEPT_MS = 30 * 24 * 60 * 60_000

/** Deletes a shop's facts of more than thirty days ago with all that was made of them, some thousands at a time. */
export async function forgetEvents(ctx: Ctx): Promise<{ more: boolean }> {
  const before = new Date(ctx.clock.now().getTime() - KEPT_MS)
  const rows = await ctx.statement`
    DELETE FROM webhook_events WHERE tenant_id = ${ctx.tenantId}::uuid AND id IN (
      SELECT id FROM webhook_events WHERE tenant_id = ${ctx.tenantId}::uuid AND recorded_at < ${before}
      ORDER BY recorded_at LIMIT ${BATCH}::int)
    RETURNING id`
  return { more: rows.length === BATCH }
}
