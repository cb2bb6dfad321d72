import type { Ctx } from '../context.ts'
import { openChannelAccount } from './channel-account.ts'
import type { InboundLog } from './inbound-log.ts'
import { recordInbound } from './record-inbound.ts'

/** The provider's list is read again over this span: a message may be listed a little after it was received. */
const OVERLAP_MS = 2 * 60_000

/**
 * Records messages that the provider received for this channel but whose webhook never reached us. What is there
 * already is a duplicate and changes nothing.
 * @returns the conversations that got a message, to be woken
 */
export async function sweepChannelMessages(
  ctx: Ctx,
  deps: { inbound: InboundLog },
  input: { channelId: string },
): Promise<string[]> {
  const startedAt = ctx.clock.now()
  const channel = await ctx.tx((tx) =>
    tx.channel.findUniqueOrThrow({ where: { tenantId_id: { tenantId: ctx.tenantId, id: input.channelId } } }),
  )
  const account = openChannelAccount(ctx.ports.vault, { ...channel, channelId: channel.id })
  const listed = await ctx.ports.channel.list(account, {
    since: new Date(channel.sweptAt.getTime() - OVERLAP_MS),
    peer: null,
  })
  const inbound = listed.filter((message) => message.direction === 'inbound').reverse()
  const known = await ctx.tx((tx) =>
    tx.inboundMessage.findMany({
      where: { tenantId: ctx.tenantId, providerMessageId: { in: inbound.map((message) => message.providerMessageId) } },
      select: { providerMessageId: true },
    }),
  )
  const seen = new Set(known.map((row) => row.providerMessageId))
  const missing = inbound.filter((message) => !seen.has(message.providerMessageId))
  const woken = new Set<string>()
  for (const message of missing) {
    const recorded = await recordInbound({ log: deps.inbound, ids: ctx.ids, clock: ctx.clock }, account, {
      kind: 'message',
      providerMessageId: message.providerMessageId,
      address: message.from,
      phoneE164: phoneOf(message.from),
      bsuid: null,
      profileName: null,
      messageKind: 'text',
      body: message.body,
      payload: { recovered: true },
    })
    if (recorded.outcome === 'recorded') woken.add(recorded.conversationId)
  }
  await ctx.tx((tx) =>
    tx.channel.updateMany({ where: { tenantId: ctx.tenantId, id: channel.id }, data: { sweptAt: startedAt } }),
  )
  if (woken.size > 0) ctx.log.warn('webhooks_missed', { channelId: channel.id, conversations: woken.size })
  return [...woken]
}

/** An address with a plus sign and digits is a phone; a business-scoped id is not. */
function phoneOf(address: string): string | null {
  return /^whatsapp:(\+\d{6,15})$/.exec(address)?.[1] ?? null
}
