import { z } from 'zod'
import { Prisma } from '../../../prisma/generated/client.ts'
import type { Ctx } from '../context.ts'
import { Campaign } from './schemas.ts'

/** Where a page of the list ended. */
export const CampaignCursor = z.tuple([z.coerce.date(), z.uuid()])
export type CampaignCursor = z.infer<typeof CampaignCursor>

export const ListedCampaign = Campaign.pick({
  campaignId: true,
  name: true,
  template: true,
  status: true,
  pauseReason: true,
  createdAt: true,
}).extend({ targets: z.int(), sent: z.int() })
export type ListedCampaign = z.infer<typeof ListedCampaign>

/** A page of the campaigns of a shop, the newest first. `next` is null on the last page. */
export async function listCampaigns(
  ctx: Ctx,
  { after, limit }: { after: CampaignCursor | null; limit: number },
): Promise<{ campaigns: ListedCampaign[]; next: CampaignCursor | null }> {
  const behind =
    after === null ? Prisma.sql`true` : Prisma.sql`(c.created_at, c.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`
  const rows = await ctx.transaction(
    ({ tx }) => tx.$queryRaw`
      SELECT c.id AS "campaignId", c.name, c.template, c.status, c.pause_reason AS "pauseReason", c.created_at AS "createdAt", n.*
      FROM (SELECT * FROM campaigns c WHERE c.tenant_id = ${ctx.tenantId}::uuid AND ${behind}
        ORDER BY c.created_at DESC, c.id DESC LIMIT ${limit + 1}::int) c
      CROSS JOIN LATERAL (SELECT count(*)::int AS targets, count(*) FILTER (WHERE o.status = 'sent')::int AS sent
        FROM campaign_targets g LEFT JOIN outbound_messages o ON o.tenant_id = g.tenant_id AND o.id = g.outbound_id
        WHERE g.tenant_id = c.tenant_id AND g.campaign_id = c.id) n
      ORDER BY c.created_at DESC, c.id DESC`,
  )
  const found = z.array(ListedCampaign).parse(rows)
  const campaigns = found.slice(0, limit)
  const last = found.length > limit ? campaigns.at(-1) : undefined
  return { campaigns, next: last === undefined ? null : [last.createdAt, last.campaignId] }
}
