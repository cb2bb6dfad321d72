import { z } from 'zod'
import { isStale } from '../../lib/is-stale.ts'
import type { Ctx } from '../context.ts'
import { AppError } from '../errors.ts'
import { draftForReplay } from '../settings/index.ts'
import { readReplay } from './get-replay.ts'
import type { ReplayView } from './schemas.ts'

const DAYS = 30

/**
 * Begins to play the newest conversations of the last thirty days again, with what holds and with the draft of a version. Throws
 * `not_found` where there is no draft, `conflict` for another version of it and while another replay runs.
 */
export async function startReplay(
  ctx: Ctx,
  { draftVersion, sample }: { draftVersion: number; sample: number },
): Promise<ReplayView> {
  return ctx.transaction(async (ctx) => {
    const { tx, tenantId, ids } = ctx
    const { live, draft } = await draftForReplay(ctx)
    if (draft === null) throw new AppError('not_found', 'there is no draft to replay')
    if (isStale(draftVersion, draft)) throw new AppError('conflict', `the draft is at version ${draft.version} now`)
    const running = await tx.replay.count({ where: { tenantId, status: { in: ['queued', 'running'] } } })
    if (running > 0) throw new AppError('conflict', 'a replay is running: wait for it, or cancel it')
    const now = ctx.clock.now()
    const since = new Date(now.getTime() - DAYS * 86_400_000)
    // They hold words of customers, and go when what they were played from goes.
    await tx.replay.deleteMany({ where: { tenantId, createdAt: { lt: since } } })
    const rows = await tx.$queryRaw`
      SELECT v.id FROM conversations v WHERE v.tenant_id = ${tenantId}::uuid AND v.last_inbound_at >= ${since}
        AND EXISTS (SELECT FROM turns t JOIN turn_inputs i ON i.tenant_id = t.tenant_id AND i.turn_id = t.id
          WHERE t.tenant_id = v.tenant_id AND t.conversation_id = v.id)
      ORDER BY v.last_inbound_at DESC, v.id LIMIT ${sample}::int`
    const conversationIds = z
      .array(z.object({ id: z.uuid() }))
      .parse(rows)
      .map(({ id }) => id)
    const replayId = ids.uuid()
    await tx.replay.create({
      data: {
        ...{ tenantId, id: replayId, draftId: draft.id, draftVersion: draft.version, conversationIds },
        ...{ liveSettings: live, draftSettings: draft.settings, author: ctx.actor, createdAt: now, updatedAt: now },
      },
    })
    ctx.wake({ work: 'replay', replayId })
    return readReplay(ctx, replayId)
  })
}
