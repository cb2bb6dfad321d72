import type { TxCtx } from '../context.ts'
import { notify } from '../notifications/index.ts'
import type { Campaign } from './schemas.ts'

/** Tells the owners of the shop, and whoever made it, that a campaign has paused itself. */
export async function tellOwners(ctx: TxCtx, { campaignId, createdBy }: Campaign): Promise<void> {
  const owners = await ctx.tx.user.findMany({
    where: { tenantId: ctx.tenantId, role: 'owner', disabledAt: null },
    select: { id: true },
  })
  const makers = createdBy.startsWith('staff:') ? [createdBy] : []
  const readerIds = [...owners.map(({ id }) => `staff:${id}`), ...makers]
  await notify(ctx, { readerIds, kind: 'campaign_paused', campaignId })
}
