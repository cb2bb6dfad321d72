import type { Ctx } from '../context.ts'

const BATCH = 5_000
/** A row stays so long after its answer may be told: a clock that is slow in one process finds it still. */
const STAYS_MS = 24 * 60 * 60_000

/** Deletes what is past of a shop's answers, some thousands at a time; `more` says that there may be others. */
export async function forgetAnswers(ctx: Ctx): Promise<{ more: boolean }> {
  const before = new Date(ctx.clock.now().getTime() - STAYS_MS)
  const rows = await ctx.statement`
    DELETE FROM idempotency_keys WHERE tenant_id = ${ctx.tenantId}::uuid AND id IN (
      SELECT id FROM idempotency_keys WHERE tenant_id = ${ctx.tenantId}::uuid AND expires_at < ${before}::timestamptz
      ORDER BY expires_at LIMIT ${BATCH}::int)
    RETURNING id`
  return { more: rows.length === BATCH }
}
