import type { Ctx } from '../context.ts'
import { forgottenAt } from './internal.ts'
import { lockCampaign, moveCampaign } from './move-campaign.ts'

/**
 * Pauses a campaign, which may be started again, or stops it for good. From the commit on nothing of it leaves: also what is in the
 * outbox is asked about when it is claimed. Throws `not_found`, and `conflict` for one that does not run or has ended.
 */
export async function haltCampaign(
  ctx: Ctx,
  { campaignId, to }: { campaignId: string; to: 'paused' | 'stopped' },
): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const campaign = await lockCampaign(ctx, campaignId)
    const nextAt = forgottenAt(campaign.createdAt)
    await moveCampaign(ctx, campaign, { to, nextAt, ...(to === 'paused' && ({ pauseReason: 'person' } as const)) })
  })
}
