import { stepCampaign } from '../domain/campaigns/index.ts'
import type { Ctx } from '../domain/context.ts'
import type { SweptHandler } from './define-job.ts'
import { type CampaignRef, runCampaignJob } from './run-campaign.job.ts'

/** What is further away is found by the sweep. */
const SOON_MS = 60_000

export function runCampaignHandler(deps: { ctxFor: (tenantId: string) => Ctx }): SweptHandler<CampaignRef> {
  return {
    job: runCampaignJob,
    async run({ tenantId, campaignId }) {
      const againInMs = await stepCampaign(deps.ctxFor(tenantId), { campaignId })
      return againInMs !== null && againInMs <= SOON_MS ? { againInMs } : null
    },
  }
}
