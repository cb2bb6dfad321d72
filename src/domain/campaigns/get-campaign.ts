import type { Ctx, TxCtx } from '../context.ts'
import { audienceSql } from './audience-sql.ts'
import { findCampaign } from './internal.ts'
import { movesOf } from './move-campaign.ts'
import { RESPONSE_DAYS, readReached } from './read-reached.ts'
import { type Audience, type Campaign, type CampaignStatus, type Reached, Response } from './schemas.ts'

export interface CampaignReport {
  campaign: Campaign
  moves: readonly CampaignStatus[]
  /** How many it would be for, while nobody was written down yet; then how many it is for. */
  audience: number
  /** Since it was made. */
  reached: Reached
  response: Response
}

/** A campaign with what became of it; every number is counted from rows. Throws `not_found`. */
export async function getCampaign(ctx: Ctx, { campaignId }: { campaignId: string }): Promise<CampaignReport> {
  return ctx.transaction(async (ctx) => {
    const campaign = await findCampaign(ctx, campaignId)
    const reached = await readReached(ctx, { campaignId, since: campaign.createdAt })
    return {
      campaign,
      moves: movesOf(campaign.status),
      audience: campaign.starts === 0 ? await countAudience(ctx, campaign.audience) : reached.targets,
      reached,
      response: await readResponse(ctx, campaignId),
    }
  })
}

async function countAudience(ctx: TxCtx, audience: Audience): Promise<number> {
  const [row] = await ctx.tx.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM (${audienceSql(ctx, audience)}) a`
  return row?.count ?? 0
}

async function readResponse(ctx: TxCtx, campaignId: string): Promise<Response> {
  const [row] = await ctx.tx.$queryRaw<unknown[]>`
    SELECT count(*) FILTER (WHERE EXISTS (SELECT FROM inbound_messages i
        WHERE i.tenant_id = o.tenant_id AND i.conversation_id = o.conversation_id AND i.epoch > o.epoch
          AND i.received_at >= o.sent_at AND i.received_at < span.ends))::int AS answered,
      coalesce(sum((SELECT count(*) FROM orders n WHERE n.tenant_id = g.tenant_id AND n.customer_id = g.customer_id
        AND n.status NOT IN ('draft', 'cancelled') AND n.created_at >= o.sent_at AND n.created_at < span.ends)), 0)::int AS orders
    FROM campaign_targets g
    JOIN outbound_messages o ON o.tenant_id = g.tenant_id AND o.id = g.outbound_id AND o.status = 'sent'
    CROSS JOIN LATERAL (SELECT o.sent_at + make_interval(days => ${RESPONSE_DAYS}::int) AS ends) span
    WHERE g.tenant_id = ${ctx.tenantId}::uuid AND g.campaign_id = ${campaignId}::uuid`
  return Response.parse(row)
}
