import type { Ctx } from '../../domain/context.ts'
import { finishReplay, keepReplayed, type ReplayedConversation, takeReplay } from '../../domain/replay/index.ts'
import type { TurnEngine } from '../turn-engine.ts'
import { replayConversation } from './replay-conversation.ts'

export interface ReplayDeps {
  ctxFor: (tenantId: string) => Ctx
  /** Asks no vendor: what is played again comes out the same and costs nothing. */
  engine: TurnEngine
}

/** Plays the next conversation of a replay. `more`: others wait; `over`: it is through, or was cancelled. */
export async function runReplay(
  { ctxFor, engine }: ReplayDeps,
  { tenantId, replayId }: { tenantId: string; replayId: string },
): Promise<'more' | 'over'> {
  const ctx = ctxFor(tenantId)
  const task = await takeReplay(ctx, replayId)
  if (task === null) return 'over'
  const { next: conversationId, live, draft } = task
  if (conversationId === null) {
    await finishReplay(ctx, replayId)
    return 'over'
  }
  const played = await replayConversation(ctx, engine, { conversationId, live, draft }).catch((error: unknown) =>
    notPlayed(ctx, conversationId, error),
  )
  await keepReplayed(ctx, { replayId, conversationId, played })
  return 'more'
}

/** One that cannot be played holds back none of the others. */
function notPlayed(ctx: Ctx, conversationId: string, error: unknown): ReplayedConversation {
  const problem = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  ctx.log.warn('conversation_not_replayed', { tenantId: ctx.tenantId, conversationId, problem })
  return { outcome: 'not_comparable', turns: 0, exact: 0, unlike: [], diff: null, tookMs: 0 }
}
