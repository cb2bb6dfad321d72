import type { Ctx } from '../context.ts'
import { type Draft, listDrafts } from '../messaging/index.ts'

/**
 * What the bot was about to say when a person took over, newest first, at most 20; what an earlier person found and left
 * is not shown again. Throws `not_found`.
 */
export async function unsaidDrafts(ctx: Ctx, { conversationId }: { conversationId: string }): Promise<Draft[]> {
  return ctx.transaction(async (ctx) => {
    const last = await ctx.tx.humanStretch.aggregate({
      where: { tenantId: ctx.tenantId, conversationId },
      _max: { endedAt: true },
    })
    return listDrafts(ctx, { conversationId, after: last._max.endedAt })
  })
}
