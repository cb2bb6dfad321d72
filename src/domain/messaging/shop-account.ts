import type { Ctx } from '../context.ts'
import { AppError } from '../errors.ts'
import { openChannelAccount } from './channel-account.ts'
import type { ChannelAccount } from './message-channel.ts'

/** The account of a shop at the provider, whatever the number of its channels. Throws `misconfigured` when it has none. */
export async function shopAccount(ctx: Ctx): Promise<ChannelAccount> {
  const channel = await ctx.transaction(({ tx }) =>
    tx.channel.findFirst({ where: { tenantId: ctx.tenantId }, orderBy: { createdAt: 'asc' } }),
  )
  if (!channel) throw new AppError('misconfigured', 'connect a WhatsApp number first')
  return openChannelAccount(ctx.ports.vault, { ...channel, channelId: channel.id })
}
