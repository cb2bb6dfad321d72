import type { Ctx } from '../context.ts'
import { DiffKind, KindCounts, type ReplayedConversation } from './schemas.ts'

/** Adds up what one conversation came to. One that was added up already, by a run that went on, counts once. */
export async function keepReplayed(
  ctx: Ctx,
  { replayId, conversationId, played }: { replayId: string; conversationId: string; played: ReplayedConversation },
): Promise<void> {
  const { outcome, turns, exact, unlike, diff, tookMs } = played
  await ctx.transaction(async ({ tx, tenantId }) => {
    const where = { tenantId, id: replayId }
    await tx.$queryRaw`SELECT id FROM replays WHERE tenant_id = ${tenantId}::uuid AND id = ${replayId}::uuid FOR UPDATE`
    const row = await tx.replay.findUniqueOrThrow({
      where: { tenantId_id: where },
      select: { conversationIds: true, done: true, unlike: true, kinds: true },
    })
    if (row.conversationIds[row.done] !== conversationId) return
    const data = {
      ...{
        done: { increment: 1 },
        turns: { increment: turns },
        exact: { increment: exact },
        tookMs: { increment: tookMs },
      },
      same: { increment: outcome === 'same' ? 1 : 0 },
      different: { increment: outcome === 'different' ? 1 : 0 },
      notComparable: { increment: outcome === 'not_comparable' ? 1 : 0 },
      unlike: added(row.unlike, unlike),
      kinds: added(row.kinds, diff?.kinds ?? []),
      updatedAt: ctx.clock.now(),
    }
    await tx.replay.updateMany({ where, data })
    if (diff === null) return
    const rank = DiffKind.options.findIndex((kind) => diff.kinds.includes(kind))
    await tx.replayDiff.create({ data: { tenantId, replayId, rank, ...diff } })
  })
}

/** Marks a replay whose conversations are all through. */
export async function finishReplay(ctx: Ctx, replayId: string): Promise<void> {
  await ctx.statement`
    UPDATE replays SET status = 'done', updated_at = ${ctx.clock.now()}
    WHERE tenant_id = ${ctx.tenantId}::uuid AND id = ${replayId}::uuid AND status = 'running' AND done = cardinality(conversation_ids)`
}

function added(stored: unknown, kinds: readonly DiffKind[]): KindCounts {
  const counts: KindCounts = { ...KindCounts.parse(stored) }
  for (const kind of kinds) counts[kind] = (counts[kind] ?? 0) + 1
  return counts
}
