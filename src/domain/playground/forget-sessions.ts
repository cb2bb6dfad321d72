import type { Ctx } from '../context.ts'

const BATCH = 200

/** Deletes sessions that are over, some at a time. */
export async function forgetSessions(ctx: Ctx): Promise<{ more: boolean }> {
  const rows = await ctx.statement`
    DELETE FROM playground_sessions WHERE tenant_id = ${ctx.tenantId}::uuid AND id IN (
      SELECT id FROM playground_sessions WHERE tenant_id = ${ctx.tenantId}::uuid AND expires_at < ${ctx.clock.now()}
      ORDER BY expires_at LIMIT ${BATCH}::int)
    RETURNING id`
  return { more: rows.length === BATCH }
}
