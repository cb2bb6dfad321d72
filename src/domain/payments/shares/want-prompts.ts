import type { TxCtx } from '../../context.ts'
import type { Share } from './read-sharing.ts'

/** Wishes a prompt for each of these shares that has a number; they are sent once this is committed. Call under the order's lock. */
export async function wantPrompts(ctx: TxCtx, planId: string, shares: readonly Share[]): Promise<void> {
  const ids = shares.filter(({ msisdn }) => msisdn !== null).map(({ id }) => id)
  if (ids.length === 0) return
  await ctx.tx.orderShare.updateMany({
    where: { tenantId: ctx.tenantId, id: { in: ids } },
    data: { wanted: { increment: 1 } },
  })
  await ctx.tx.sharePlan.updateMany({
    where: { tenantId: ctx.tenantId, id: planId },
    data: { nextLookAt: ctx.clock.now() },
  })
  ctx.wake({ work: 'shares', planId })
}
