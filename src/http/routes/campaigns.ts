import * as campaigns from '../../domain/campaigns/index.ts'
import * as contract from '../contract/campaigns.ts'
import { pageCursor } from '../serve/page-cursor.ts'
import type { StaffCtx } from '../serve/principal.ts'
import { type Api, serve } from '../serve/serve.ts'

const Cursor = pageCursor(campaigns.CampaignCursor)

/** Campaigns: written down, tried on own phones, started, held and ended. */
export function serveCampaigns(api: Api): void {
  serve(api, contract.listCampaigns, async (ctx, { query }) => {
    const listed = await campaigns.listCampaigns(ctx, { after: Cursor.read(query), limit: query.limit })
    return {
      campaigns: listed.campaigns.map(headWire),
      next_cursor: Cursor.write(listed.next && [listed.next[0].toISOString(), listed.next[1]], query),
    }
  })
  serve(api, contract.createCampaign, async (ctx, { body: { audience, ...wanted } }) => {
    const { bought_within_days: boughtWithinDays, item_id: itemId, ...same } = audience
    const made = await campaigns.createCampaign(ctx, { ...wanted, audience: { boughtWithinDays, itemId, ...same } })
    return shown(ctx, made.campaignId)
  })
  serve(api, contract.getCampaign, async (ctx, { params }) => shown(ctx, params.id))
  serve(api, contract.testCampaign, async (ctx, { params, body: { phones } }) => {
    const { queued } = await campaigns.testCampaign(ctx, { campaignId: params.id, phones })
    return { queued, ...(await shown(ctx, params.id)) }
  })
  serve(api, contract.startCampaign, async (ctx, { params }) => {
    await campaigns.startCampaign(ctx, { campaignId: params.id })
    return shown(ctx, params.id)
  })
  serve(api, contract.pauseCampaign, async (ctx, { params }) => {
    await campaigns.haltCampaign(ctx, { campaignId: params.id, to: 'paused' })
    return shown(ctx, params.id)
  })
  serve(api, contract.stopCampaign, async (ctx, { params }) => {
    await campaigns.haltCampaign(ctx, { campaignId: params.id, to: 'stopped' })
    return shown(ctx, params.id)
  })
}

async function shown(ctx: StaffCtx, campaignId: string): Promise<{ campaign: contract.CampaignWire }> {
  const { campaign, moves, audience, reached, response } = await campaigns.getCampaign(ctx, { campaignId })
  const { name, template, status, pauseReason, slots, testedAt, startedAt, canarySize, watchUntil } = campaign
  const { boughtWithinDays, itemId, ...same } = campaign.audience
  const { heldBack, optedOut, ...counted } = reached
  return {
    campaign: {
      ...{ campaign_id: campaignId, name, template, status, pause_reason: pauseReason },
      ...{ created_at: campaign.createdAt.toISOString(), version: campaign.version },
      ...{ slots, audience: { ...same, bought_within_days: boughtWithinDays, item_id: itemId } },
      ...{ audience_count: audience, moves: [...moves], canary_size: canarySize },
      ...{ tested_at: testedAt?.toISOString() ?? null, started_at: startedAt?.toISOString() ?? null },
      watch_until: watchUntil?.toISOString() ?? null,
      figures: { ...counted, held_back: heldBack, opted_out: optedOut, ...response },
      response_days: campaigns.RESPONSE_DAYS,
    },
  }
}

function headWire(listed: campaigns.ListedCampaign): contract.ListedCampaignWire {
  const { campaignId, pauseReason, createdAt, ...same } = listed
  return { ...same, campaign_id: campaignId, pause_reason: pauseReason, created_at: createdAt.toISOString() }
}
