import { recordAudit } from '../audit/index.ts'
import type { Ctx, TxCtx } from '../context.ts'
import { lockBreaker } from '../outreach/index.ts'
import { nextOpenAt, readSettings } from '../tenancy/index.ts'
import { decideStep, type Stand, type Step } from './decide-step.ts'
import { forgottenAt } from './internal.ts'
import { lockIfThere, moveCampaign } from './move-campaign.ts'
import { queueBatch } from './queue-batch.ts'
import { readReached } from './read-reached.ts'
import { readWordings } from './read-wordings.ts'
import type { Campaign, Reached } from './schemas.ts'
import { tellOwners } from './tell-owners.ts'

/**
 * Does the next thing that a campaign has to do: writes to some, waits, goes on, pauses itself, ends, or is forgotten when it is old.
 * Each step is one transaction under the lock of the campaign and says when the next one is, so two workers do no more than one.
 * @returns in how many ms there is more to do; null when there is nothing
 */
export async function stepCampaign(ctx: Ctx, { campaignId }: { campaignId: string }): Promise<number | null> {
  return ctx.transaction(async (ctx) => {
    const campaign = await lockIfThere(ctx, campaignId)
    if (campaign === null) return null
    const now = ctx.clock.now()
    if (forgottenAt(campaign.createdAt) <= now) return forget(ctx, campaign)
    if (campaign.startedAt === null || !isOn(campaign)) return null
    const early = campaign.nextAt.getTime() - now.getTime()
    if (early > 0) return early
    const { stand, wordings, settings } = await readStand(ctx, campaign, { since: campaign.startedAt, now })
    const step = decideStep(stand, now)
    if (step.do === 'send') await queueBatch(ctx, { campaign, most: step.most, settings, wordings })
    await takeStep(ctx, { campaign, step, reached: stand.reached, now })
    if (step.do === 'end' || step.do === 'pause') return null
    return 'againInMs' in step ? step.againInMs : 0
  })
}

/** Its targets go with it. */
async function forget(ctx: TxCtx, { campaignId, name }: Campaign): Promise<null> {
  await ctx.tx.campaign.deleteMany({ where: { tenantId: ctx.tenantId, id: campaignId } })
  await recordAudit(ctx, {
    ...{ action: 'campaign.forgotten', subjectType: 'campaign', subjectId: campaignId },
    data: { name },
  })
  return null
}

function isOn({ status }: Campaign): boolean {
  return status === 'canary' || status === 'watching' || status === 'running'
}

async function readStand(ctx: TxCtx, campaign: Campaign, { since, now }: { since: Date; now: Date }) {
  const settings = await readSettings(ctx)
  const wordings = await readWordings(ctx, campaign, settings)
  const stand: Stand = {
    campaign,
    reached: await readReached(ctx, { campaignId: campaign.campaignId, since }),
    hasWording: wordings.bodies.size > 0,
    tripped: (await lockBreaker(ctx)).trippedAt !== null,
    openAt: nextOpenAt(settings, now),
  }
  return { stand, settings, wordings }
}

interface Taken {
  campaign: Campaign
  step: Step
  reached: Reached
  now: Date
}

async function takeStep(ctx: TxCtx, { campaign, step, reached, now }: Taken): Promise<void> {
  const { sent, failed, optedOut, complaints } = reached
  const figures = { sent, failed, optedOut, complaints }
  const atEnd = forgottenAt(campaign.createdAt)
  switch (step.do) {
    case 'send':
    case 'wait': {
      const nextAt = new Date(now.getTime() + step.againInMs)
      await ctx.tx.campaign.updateMany({ where: { tenantId: ctx.tenantId, id: campaign.campaignId }, data: { nextAt } })
      if (step.do === 'send') ctx.tell({ kind: 'campaign', id: campaign.campaignId })
      return
    }
    case 'watch':
      return moveCampaign(ctx, campaign, { to: 'watching', watchUntil: step.until, nextAt: now }, figures)
    case 'go_on':
      return moveCampaign(ctx, campaign, { to: 'running', nextAt: now }, figures)
    case 'end':
      return moveCampaign(ctx, campaign, { to: 'done', nextAt: atEnd }, figures)
    case 'pause': {
      const { reason } = step
      await moveCampaign(ctx, campaign, { to: 'paused', pauseReason: reason, nextAt: atEnd }, { ...figures, reason })
      await tellOwners(ctx, campaign)
      ctx.log.warn('campaign_paused_itself', { tenantId: ctx.tenantId, campaignId: campaign.campaignId, reason })
    }
  }
}
