import { z } from 'zod'
import type { Ctx } from '../context.ts'
import { AppError } from '../errors.ts'
import { type DiffKind, ReplayDiff } from './schemas.ts'

/** A replay has a difference of each conversation at most. */
const MOST = 500

/** What came out otherwise, the worst first; with a kind only what is of it. Throws `not_found`. */
export async function listReplayDiffs(
  ctx: Ctx,
  { replayId, kind }: { replayId: string; kind: DiffKind | null },
): Promise<ReplayDiff[]> {
  const { tenantId } = ctx
  return ctx.transaction(async ({ tx }) => {
    if ((await tx.replay.count({ where: { tenantId, id: replayId } })) === 0) {
      throw new AppError('not_found', 'there is no such replay')
    }
    const rows = await tx.replayDiff.findMany({
      where: { tenantId, replayId, ...(kind !== null && { kinds: { has: kind } }) },
      orderBy: [{ rank: 'asc' }, { conversationId: 'asc' }],
      take: MOST,
      omit: { tenantId: true, replayId: true, rank: true },
    })
    return z.array(ReplayDiff).parse(rows)
  })
}
