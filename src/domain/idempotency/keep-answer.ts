import type { Ctx } from '../context.ts'
import { answerPlace } from './internal.ts'
import type { KeptAnswer, Run } from './schemas.ts'

/** Keeps what a run answered, for whoever asks again. A run that was taken over meanwhile keeps nothing. */
export async function keepAnswer(ctx: Ctx, { requestId, runId }: Run, answer: KeptAnswer): Promise<void> {
  const sealed = ctx.ports.vault.seal(JSON.stringify(answer), answerPlace(ctx, requestId))
  await ctx.statement`
    UPDATE idempotency_keys SET status = 'completed', code = ${answer.status}::int, answer_enc = ${sealed}
    WHERE tenant_id = ${ctx.tenantId}::uuid AND id = ${requestId}::uuid AND run_id = ${runId}::uuid`
}
