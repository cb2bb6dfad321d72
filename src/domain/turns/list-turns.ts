import { z } from 'zod'
import type { Ctx } from '../context.ts'
import { TurnOutcome } from './schemas.ts'

const MOST = 50

const ListedTurn = z.object({
  turnId: z.uuid(),
  outcome: TurnOutcome,
  startedAt: z.date(),
  durationMs: z.int(),
  intent: z.string(),
  journey: z.string(),
  language: z.string(),
})
export type ListedTurn = z.infer<typeof ListedTurn>

/** The newest turns of a conversation, newest first, at most 50. */
export async function listTurns(ctx: Ctx, { conversationId }: { conversationId: string }): Promise<ListedTurn[]> {
  const rows = await ctx.statement`
    SELECT t.id AS "turnId", t.outcome, t.started_at AS "startedAt", t.duration_ms AS "durationMs", t.trace->>'intent' AS intent,
      t.trace->>'journey' AS journey, t.trace->>'language' AS language
    FROM turns t WHERE t.tenant_id = ${ctx.tenantId}::uuid AND t.conversation_id = ${conversationId}::uuid
    ORDER BY t.started_at DESC, t.id DESC LIMIT ${MOST}`
  return z.array(ListedTurn).parse(rows)
}
