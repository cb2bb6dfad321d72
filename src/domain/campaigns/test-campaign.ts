import { z } from 'zod'
import { recordAudit } from '../audit/index.ts'
import type { Ctx, TxCtx } from '../context.ts'
import { AppError } from '../errors.ts'
import { queueOutreach } from '../messaging/index.ts'
import { unaskedRefusal } from '../outreach/index.ts'
import { readSettings } from '../tenancy/index.ts'
import { lockCampaign } from './move-campaign.ts'
import { readWordings } from './read-wordings.ts'
import { ReaderFacts, readerFactsSql } from './reader-facts.ts'
import type { Campaign } from './schemas.ts'
import { wordFor } from './word-for.ts'

const Own = ReaderFacts.extend({ phone: z.string() })
type Own = z.infer<typeof Own>

/**
 * Sends a campaign to phones of the shop's own people, as its customers would get it, which it must be before it is started. A person of
 * the shop is asked for consent like anybody. Throws `not_found`, `conflict` for one that runs or has ended, and `invalid_input` naming
 * the numbers that have not written to the shop, have not agreed to offers, or for which there are no words.
 * @returns how many were sent
 */
export async function testCampaign(
  ctx: Ctx,
  { campaignId, phones }: { campaignId: string; phones: readonly string[] },
): Promise<{ queued: number }> {
  return ctx.transaction(async (ctx) => {
    const campaign = await lockCampaign(ctx, campaignId)
    if (campaign.status !== 'draft' && campaign.status !== 'paused') {
      throw new AppError('conflict', `A campaign that is ${campaign.status} is not tested any more.`)
    }
    const messages = await composeFor(ctx, campaign, phones)
    const { size: queued } = await queueOutreach(ctx, messages)
    await ctx.tx.campaign.updateMany({
      where: { tenantId: ctx.tenantId, id: campaignId },
      data: { testedAt: ctx.clock.now(), version: { increment: 1 } },
    })
    await recordAudit(ctx, {
      ...{ action: 'campaign.tested', subjectType: 'campaign', subjectId: campaignId },
      data: { name: campaign.name, phones: queued },
    })
    ctx.tell({ kind: 'campaign', id: campaignId })
    return { queued }
  })
}

async function composeFor(ctx: TxCtx, campaign: Campaign, phones: readonly string[]) {
  const settings = await readSettings(ctx)
  const wordings = await readWordings(ctx, campaign, settings)
  const test = ctx.ids.uuid()
  const found = new Map((await ownPhones(ctx, phones, settings.defaultLanguage)).map((own) => [own.phone, own]))
  const composed = phones.map((phone) => {
    const own = found.get(phone)
    const worded = own && isAllowed(own, settings) ? wordFor(campaign, own, wordings) : null
    if (own === undefined || worded === null || 'skip' in worded) return { phone, message: null }
    const dedupeKey = `campaign:${campaign.campaignId}:test:${test}:${own.conversationId}`
    return { phone, message: { outboundId: ctx.ids.uuid(), conversationId: own.conversationId, dedupeKey, ...worded } }
  })
  const out = composed.filter(({ message }) => message === null).map(({ phone }) => phone)
  if (out.length > 0) {
    throw new AppError(
      'invalid_input',
      `phones: ${out.join(', ')} cannot get it: it must have written to the shop, agreed to offers, and have a name where the words need one`,
    )
  }
  return composed.flatMap(({ message }) => (message === null ? [] : [message]))
}

/** What her week has brought does not count: she has asked for this one. */
function isAllowed(own: Own, settings: Parameters<typeof unaskedRefusal>[1]): boolean {
  return unaskedRefusal({ ...own, thisWeek: 0 }, settings) === null
}

async function ownPhones(ctx: TxCtx, phones: readonly string[], defaultLanguage: string): Promise<Own[]> {
  const rows = await ctx.tx.$queryRaw`
    SELECT DISTINCT ON (cu.phone_e164) cu.phone_e164 AS phone, ${readerFactsSql(defaultLanguage)}
    FROM customers cu
    JOIN channels ch ON ch.tenant_id = cu.tenant_id
    JOIN conversations v ON v.tenant_id = ch.tenant_id AND v.channel_id = ch.id AND v.customer_id = cu.id
    WHERE cu.tenant_id = ${ctx.tenantId}::uuid AND cu.phone_e164 = ANY (${[...phones]})
    ORDER BY cu.phone_e164, v.last_message_at DESC`
  return z.array(Own).parse(rows)
}
