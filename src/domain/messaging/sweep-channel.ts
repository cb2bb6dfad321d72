import { latestInstant } from '../../lib/latest-instant.ts'
import { recordAudit } from '../audit/index.ts'
import type { Ctx } from '../context.ts'
import { openChannelAccount } from './channel-account.ts'
import { expireMedia } from './expire-media.ts'
import type { InboundLog } from './inbound-log.ts'
import type { ChannelAccount, ReceivedMessage } from './message-channel.ts'
import { recordRecovered } from './record-recovered.ts'

/** Every run reads a little again of what the one before has read: a message may be listed late. */
const OVERLAP_MS = 60_000
/** Spans that one run reads at most; the next run goes on where it stopped. */
const MOST_SPANS = 8
/** The list names instants by whole seconds: a shorter span cannot be asked for. */
const LEAST_SPAN_MS = 1_000
/** How far back is read again where the mark is from a clock that ran ahead: nobody knows since when it did. */
const AGAIN_MS = 24 * 3_600_000
/** One lost webhook is the network; as many as these in one run are a wrong address, or an outage of ours. */
const MANY = 20

/**
 * Records what the provider received for this channel but whose webhook never reached us, oldest first, up to the moment
 * after which a webhook may still be on its way. The channel's mark moves only over what has been read to its end. Files that
 * are older than we keep them go on the same round.
 * @returns the conversations that got a message, to be woken
 */
export async function sweepChannelMessages(
  ctx: Ctx,
  deps: { inbound: InboundLog },
  input: { channelId: string },
): Promise<string[]> {
  const startedAt = ctx.clock.now()
  const channel = await ctx.transaction(({ tx }) =>
    tx.channel.findUniqueOrThrow({ where: { tenantId_id: { tenantId: ctx.tenantId, id: input.channelId } } }),
  )
  const account = openChannelAccount(ctx.ports.vault, { ...channel, channelId: channel.id })
  const end = new Date(startedAt.getTime() - ctx.ports.channels[account.kind].times.webhookMs)
  const found = { woken: new Set<string>(), missed: 0 }
  let from = firstInstant(channel, startedAt)
  let problem: 'unread' | null = null
  for (let spans = 0; spans < MOST_SPANS && from < end && problem === null; spans += 1) {
    const span = await readSpan(ctx, account, { from, to: end })
    if (span === null) {
      problem = 'unread'
      break
    }
    for (const message of await missingOf(ctx, span.messages)) {
      const recorded = await recordRecovered(ctx, deps, account, message)
      if (recorded.outcome !== 'recorded') continue
      found.woken.add(recorded.conversationId)
      found.missed += 1
    }
    from = span.to
    await moveMark(ctx, channel.id, { sweptTo: from })
  }
  if (from >= end) await moveMark(ctx, channel.id, { sweptAt: startedAt })
  await expireMedia(ctx)
  await tellOfMissed(ctx, channel.id, { missed: found.missed, conversations: found.woken.size, problem })
  return [...found.woken]
}

/** Where to begin. What was written before the shop was here is not ours to answer. */
function firstInstant({ sweptTo, createdAt }: { sweptTo: Date; createdAt: Date }, now: Date): Date {
  if (sweptTo <= latestInstant(now)) return sweptTo
  const again = new Date(now.getTime() - AGAIN_MS)
  return createdAt > again && createdAt <= now ? createdAt : again
}

/** As much from the beginning of the span as can be read to its end; null when not even a second can. */
async function readSpan(
  ctx: Ctx,
  account: ChannelAccount,
  { from, to }: { from: Date; to: Date },
): Promise<{ messages: ReceivedMessage[]; to: Date } | null> {
  const since = new Date(from.getTime() - OVERLAP_MS)
  for (let until = to; ; ) {
    const { messages, whole } = await ctx.ports.channels[account.kind].listReceived(account, { from: since, to: until })
    if (whole) return { messages, to: until }
    const half = Math.ceil((until.getTime() - from.getTime()) / 2)
    if (half < LEAST_SPAN_MS) return null
    until = new Date(from.getTime() + half)
  }
}

async function missingOf(ctx: Ctx, listed: ReceivedMessage[]): Promise<ReceivedMessage[]> {
  const ids = listed.map((message) => message.providerMessageId)
  const known = await ctx.transaction(
    ({ tx }) => tx.$queryRaw<{ id: string }[]>`
      SELECT provider_message_id AS id FROM inbound_messages
      WHERE tenant_id = ${ctx.tenantId}::uuid AND provider_message_id = ANY(${ids})`,
  )
  const seen = new Set(known.map(({ id }) => id))
  return listed.filter((message) => !seen.has(message.providerMessageId))
}

async function moveMark(ctx: Ctx, channelId: string, data: { sweptTo: Date } | { sweptAt: Date }): Promise<void> {
  await ctx.transaction(({ tx }) => tx.channel.updateMany({ where: { tenantId: ctx.tenantId, id: channelId }, data }))
}

async function tellOfMissed(
  ctx: Ctx,
  channelId: string,
  { missed, conversations, problem }: { missed: number; conversations: number; problem: 'unread' | null },
): Promise<void> {
  if (missed === 0 && problem === null) return
  const facts = { tenantId: ctx.tenantId, channelId, missed, conversations, problem }
  if (missed < MANY && problem === null) return ctx.log.warn('webhooks_missed', facts)
  ctx.log.error('webhooks_missed_many', facts)
  if (missed === 0) return
  await ctx.transaction((ctx) =>
    recordAudit(ctx, {
      action: 'channel.webhooks_missed',
      subjectType: 'channel',
      subjectId: channelId,
      data: { missed, conversations, problem },
    }),
  )
}
