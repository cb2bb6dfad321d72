import type { Ctx, TxCtx } from '../context.ts'
import { readReplay } from './get-replay.ts'
import type { ReplayView } from './schemas.ts'

/** Ends a replay before it is through; one that has ended stays as it ended. Throws `not_found`. */
export async function cancelReplay(ctx: Ctx, replayId: string): Promise<ReplayView> {
  return ctx.transaction(async (ctx) => {
    await endReplay(ctx, replayId, 'cancelled')
    return readReplay(ctx, replayId)
  })
}

/** A replay that no try could bring further. */
export async function failReplay(ctx: TxCtx, replayId: string): Promise<void> {
  await endReplay(ctx, replayId, 'failed')
}

async function endReplay({ tx, tenantId, clock }: TxCtx, id: string, status: 'cancelled' | 'failed'): Promise<void> {
  const where = { tenantId, id, status: { in: ['queued', 'running'] } }
  await tx.replay.updateMany({ where, data: { status, updatedAt: clock.now() } })
}
