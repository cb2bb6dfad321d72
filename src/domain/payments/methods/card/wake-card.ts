import type { TxCtx } from '../../../context.ts'

/** The provider sends several notifications within a second: they are gathered, and it is asked once. */
const GATHER_MS = 1_000

/**
 * Makes the provider be asked about an attempt soon, or when somebody has just wished for the same, at that time. A look
 * that is due already may be going on, and cannot know what was said since: it does not count.
 * @returns milliseconds until the look
 */
export async function wakeCard(ctx: TxCtx, attemptId: string, withinMs = GATHER_MS): Promise<number> {
  const now = ctx.clock.now()
  const soon = new Date(now.getTime() + withinMs)
  const [row] = await ctx.tx.$queryRaw<{ nextQueryAt: Date }[]>`
    UPDATE payment_attempts SET next_query_at = CASE
      WHEN next_query_at > ${now}::timestamptz AND next_query_at <= ${soon}::timestamptz THEN next_query_at
      ELSE ${soon}::timestamptz END
    WHERE tenant_id = ${ctx.tenantId}::uuid AND id = ${attemptId}::uuid RETURNING next_query_at AS "nextQueryAt"`
  const afterMs = row ? row.nextQueryAt.getTime() - now.getTime() : 0
  ctx.wake({ work: 'payment', attemptId, afterMs })
  return afterMs
}
