import { z } from 'zod'
import type { Ctx } from '../context.ts'
import { ReplayTask } from './schemas.ts'

/** What is to be played next; null where the replay has ended. */
export async function takeReplay(ctx: Ctx, replayId: string): Promise<ReplayTask | null> {
  const rows = await ctx.statement`
    UPDATE replays SET status = 'running', updated_at = ${ctx.clock.now()}
    WHERE tenant_id = ${ctx.tenantId}::uuid AND id = ${replayId}::uuid AND status IN ('queued', 'running')
    RETURNING id AS "replayId", live_settings AS live, draft_settings AS draft, conversation_ids[done + 1] AS next`
  return z.array(ReplayTask).parse(rows)[0] ?? null
}
