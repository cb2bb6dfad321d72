import type { Ctx } from '../context.ts'
import type { Run } from './schemas.ts'

/** A run ended without an answer that may be kept: who asks again runs it again, at once and under the same id. */
export async function releaseRequest(ctx: Ctx, { requestId, runId }: Run): Promise<void> {
  await ctx.statement`
    UPDATE idempotency_keys SET locked_until = ${ctx.clock.now()}::timestamptz
    WHERE tenant_id = ${ctx.tenantId}::uuid AND id = ${requestId}::uuid AND run_id = ${runId}::uuid`
}
