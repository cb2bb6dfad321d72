import { recordAudit } from '../../audit/index.ts'
import type { Ctx } from '../../context.ts'

/** Looks at a trip no more. The consent stands: it is about all of her trips. */
export async function stopWatch(
  ctx: Ctx,
  { tripId, customerId }: { tripId: string; customerId: string },
): Promise<'stopped' | 'not_watched'> {
  return ctx.transaction(async (ctx) => {
    const { count } = await ctx.tx.tripWatch.updateMany({
      where: { tenantId: ctx.tenantId, tripId, customerId, endedAt: null },
      data: { nextCheckAt: null, endedAt: ctx.clock.now(), endReason: 'stopped' },
    })
    if (count === 0) return 'not_watched'
    await recordAudit(ctx, { action: 'trip.unwatched', subjectType: 'trip', subjectId: tripId, data: {} })
    return 'stopped'
  })
}
