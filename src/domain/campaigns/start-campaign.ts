import type { Ctx, TxCtx } from '../context.ts'
import { AppError } from '../errors.ts'
import { readSettings } from '../tenancy/index.ts'
import { audienceSql } from './audience-sql.ts'
import { canarySize } from './decide-step.ts'
import { insistOnWords } from './insist-on-words.ts'
import { lockCampaign, moveCampaign } from './move-campaign.ts'
import type { Campaign } from './schemas.ts'

/**
 * Starts a campaign, or goes on with a paused one, with a few first. At its first start its audience is written down, and is that from
 * then on. Throws `not_found`, `conflict` for one that was never tested, is for nobody, or runs or has ended already, and where the
 * shop allows nothing unasked, and `invalid_input` where its words are not approved any more, or ask for more than it has.
 */
export async function startCampaign(ctx: Ctx, { campaignId }: { campaignId: string }): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const now = ctx.clock.now()
    const campaign = await lockCampaign(ctx, campaignId)
    if (campaign.testedAt === null) throw new AppError('conflict', 'Send it to a phone of your own first.')
    await insistOnAllowed(ctx)
    // They may have been written anew since.
    await insistOnWords(ctx, campaign)
    const targets = campaign.starts === 0 ? await freezeAudience(ctx, campaign) : await giveBack(ctx, campaignId)
    if (targets === 0) throw new AppError('conflict', 'Nobody would get this: widen whom it is for.')
    const size = canarySize(targets)
    const move = { to: 'canary', startedAt: now, canarySize: size, nextAt: now } as const
    await moveCampaign(ctx, campaign, move, { targets, canary: size })
    ctx.wake({ work: 'campaign', campaignId })
  })
}

async function insistOnAllowed(ctx: TxCtx): Promise<void> {
  if ((await readSettings(ctx)).outreach.perCustomerPerWeek === 0) {
    throw new AppError('conflict', 'The settings of the shop allow no message that nobody asked for.')
  }
}

/** Writes down whom it is for, in one statement. @returns how many */
async function freezeAudience(ctx: TxCtx, { campaignId, audience }: Campaign): Promise<number> {
  return ctx.tx.$executeRaw`
    INSERT INTO campaign_targets (tenant_id, campaign_id, customer_id, conversation_id)
    SELECT ${ctx.tenantId}::uuid, ${campaignId}::uuid, a.customer_id, a.conversation_id FROM (${audienceSql(ctx, audience)}) a`
}

/** Whose message did not leave while the campaign stood still is to be written to after all. @returns how many targets there are */
async function giveBack(ctx: TxCtx, campaignId: string): Promise<number> {
  await ctx.tx.$executeRaw`
    UPDATE outbound_messages o SET status = 'suppressed', reason = 'campaign_halted' FROM campaign_targets g
    WHERE g.tenant_id = ${ctx.tenantId}::uuid AND g.campaign_id = ${campaignId}::uuid AND g.status = 'queued'
      AND o.tenant_id = g.tenant_id AND o.id = g.outbound_id AND o.status = 'queued'`
  await ctx.tx.$executeRaw`
    UPDATE campaign_targets g SET status = 'planned', outbound_id = NULL, queued_at = NULL FROM outbound_messages o
    WHERE g.tenant_id = ${ctx.tenantId}::uuid AND g.campaign_id = ${campaignId}::uuid AND g.status = 'queued'
      AND o.tenant_id = g.tenant_id AND o.id = g.outbound_id AND o.status = 'suppressed' AND o.reason = 'campaign_halted'`
  return ctx.tx.campaignTarget.count({ where: { tenantId: ctx.tenantId, campaignId } })
}
