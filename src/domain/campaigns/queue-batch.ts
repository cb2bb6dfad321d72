import { z } from 'zod'
import type { TxCtx } from '../context.ts'
import { queueOutreach } from '../messaging/index.ts'
import { thisWeekSql, unaskedRefusal } from '../outreach/index.ts'
import type { TenantSettings } from '../tenancy/index.ts'
import { ReaderFacts, readerFactsSql } from './reader-facts.ts'
import type { Campaign } from './schemas.ts'
import { type Wordings, wordFor } from './word-for.ts'

const Target = ReaderFacts.extend({ customerId: z.uuid(), thisWeek: z.int(), talking: z.boolean() })
type Target = z.infer<typeof Target>

interface Batch {
  campaign: Campaign
  most: number
  settings: TenantSettings
  wordings: Wordings
}

/** What becomes of a target: a row of the outbox, or the reason why she is left out. */
interface Outcome {
  customerId: string
  outboundId: string | null
  reason: string | null
}

/**
 * Puts the next targets of a campaign, which the caller has locked, into the outbox, or leaves them out for good: three statements for
 * all of them. Whom somebody else is busy with at this moment is left to the next batch.
 */
export async function queueBatch(ctx: TxCtx, batch: Batch): Promise<void> {
  const targets = await nextTargets(ctx, batch)
  const decided = targets.map((target) => decide(ctx, target, batch))
  const messages = decided.flatMap(({ message }) => (message === null ? [] : [message]))
  const queued = await queueOutreach(ctx, messages)
  await settle(
    ctx,
    batch.campaign,
    decided.map(({ message, ...outcome }) =>
      message === null || queued.has(message.outboundId)
        ? outcome
        : { ...outcome, outboundId: null, reason: 'repeated' },
    ),
  )
}

/** Locked in the order of turns, conversation before customer, and without waiting for anybody. */
async function nextTargets(ctx: TxCtx, { campaign, most, wordings }: Batch): Promise<Target[]> {
  const rows = await ctx.tx.$queryRaw`
    SELECT g.customer_id AS "customerId", ${readerFactsSql(wordings.defaultLanguage)}, ${thisWeekSql(ctx.clock.now())} AS "thisWeek",
      v.owner = 'human' OR EXISTS (SELECT FROM inbound_messages i
        WHERE i.tenant_id = v.tenant_id AND i.conversation_id = v.id AND i.turn_id IS NULL) AS talking
    FROM campaign_targets g
    JOIN conversations v ON v.tenant_id = g.tenant_id AND v.id = g.conversation_id
    JOIN channels ch ON ch.tenant_id = v.tenant_id AND ch.id = v.channel_id
    JOIN customers cu ON cu.tenant_id = g.tenant_id AND cu.id = g.customer_id
    WHERE g.tenant_id = ${ctx.tenantId}::uuid AND g.campaign_id = ${campaign.campaignId}::uuid AND g.status = 'planned'
    ORDER BY g.customer_id LIMIT ${most}::int FOR UPDATE OF g, v SKIP LOCKED FOR SHARE OF cu SKIP LOCKED`
  return z.array(Target).parse(rows)
}

function decide(ctx: TxCtx, target: Target, { campaign, settings, wordings }: Batch) {
  const { customerId, conversationId } = target
  const skipped = (reason: string) => ({ customerId, outboundId: null, reason, message: null })
  const refusal = unaskedRefusal(target, settings) ?? (target.talking ? 'talking' : null)
  if (refusal !== null) return skipped(refusal)
  const worded = wordFor(campaign, target, wordings)
  if ('skip' in worded) return skipped(worded.skip)
  const outboundId = ctx.ids.uuid()
  const dedupeKey = `campaign:${campaign.campaignId}:${campaign.starts}:${customerId}`
  return { customerId, outboundId, reason: null, message: { outboundId, conversationId, dedupeKey, ...worded } }
}

async function settle(ctx: TxCtx, { campaignId }: Campaign, outcomes: readonly Outcome[]): Promise<void> {
  await ctx.tx.$executeRaw`
    UPDATE campaign_targets g SET status = CASE WHEN n."outboundId" IS NULL THEN 'skipped' ELSE 'queued' END, reason = n.reason,
      outbound_id = n."outboundId", queued_at = CASE WHEN n."outboundId" IS NOT NULL THEN ${ctx.clock.now()}::timestamptz END
    FROM jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb) AS n("customerId" uuid, "outboundId" uuid, reason text)
    WHERE g.tenant_id = ${ctx.tenantId}::uuid AND g.campaign_id = ${campaignId}::uuid AND g.customer_id = n."customerId"`
}
