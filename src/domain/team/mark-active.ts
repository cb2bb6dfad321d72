import type { Ctx } from '../context.ts'

/** Kept to the minute, so that a page that says it every few seconds writes little. */
const KEPT_MS = 60_000

/** Remembers that the one who asks is at her desk: what is shared out is given to those who are. A key has none. */
export async function markActive(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now()
  await ctx.statement`
    UPDATE users u SET active_at = ${now}
    WHERE u.tenant_id = ${ctx.tenantId}::uuid AND 'staff:' || u.id = ${ctx.actor}
      AND (u.active_at IS NULL OR u.active_at < ${new Date(now.getTime() - KEPT_MS)})`
}
