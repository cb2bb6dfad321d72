import type { Ctx } from '../context.ts'
import { AppError } from '../errors.ts'
import { openChannelAccount } from './channel-account.ts'
import { CHANNEL_RULES } from './channel-rules.ts'
import type { ChannelAccount } from './message-channel.ts'
import { ChannelKind } from './schemas.ts'

/** The account of a shop at the provider that approves templates, whatever the number of its channels. Throws `misconfigured` when it has none. */
export async function shopAccount(ctx: Ctx): Promise<ChannelAccount> {
  const kinds = ChannelKind.options.filter((kind) => CHANNEL_RULES[kind].hasTemplates)
  const channel = await ctx.transaction(({ tx }) =>
    tx.channel.findFirst({ where: { tenantId: ctx.tenantId, kind: { in: kinds } }, orderBy: { createdAt: 'asc' } }),
  )
  if (!channel) throw new AppError('misconfigured', 'connect a WhatsApp number first')
  return openChannelAccount(ctx.ports.vault, { ...channel, channelId: channel.id })
}
