import { recordAudit } from '../audit/index.ts'
import type { Ctx } from '../context.ts'
import { insistOnWords } from './insist-on-words.ts'
import { forgottenAt } from './internal.ts'
import type { NewCampaign } from './schemas.ts'

/**
 * Writes a campaign down; nobody is written to. Throws `invalid_input` where no marketing wording of that name is approved, and for a
 * variable of it that nothing stands for.
 */
export async function createCampaign(ctx: Ctx, wanted: NewCampaign): Promise<{ campaignId: string }> {
  const campaignId = ctx.ids.uuid()
  const slots = Object.fromEntries(
    Object.entries(wanted.slots).map(([slot, value]) => [slot, ctx.ports.secrets.read(value).text]),
  )
  await ctx.transaction(async (ctx) => {
    const now = ctx.clock.now()
    await insistOnWords(ctx, { template: wanted.template, slots })
    const { name, template, audience } = wanted
    await ctx.tx.campaign.create({
      data: {
        ...{ tenantId: ctx.tenantId, id: campaignId, name, template, slots, audience },
        ...{ nextAt: forgottenAt(now), movedAt: now, createdBy: ctx.actor, createdAt: now },
      },
    })
    await recordAudit(ctx, {
      ...{ action: 'campaign.created', subjectType: 'campaign', subjectId: campaignId },
      data: { name, template },
    })
    ctx.tell({ kind: 'campaign', id: campaignId })
  })
  return { campaignId }
}
