import type { Ctx } from '../context.ts'
import { AppError } from '../errors.ts'
import { openChannelAccount } from '../messaging/index.ts'
import type { ChannelAccount } from '../messaging/message-channel.ts'

export const VIEW = {
  name: true,
  language: true,
  body: true,
  category: true,
  contentSid: true,
  status: true,
  reason: true,
  updatedAt: true,
} as const

/** The account whose templates these are: a shop has one account, whatever the number of its channels. */
export async function templateAccount(ctx: Ctx): Promise<ChannelAccount> {
  const channel = await ctx.transaction(({ tx }) =>
    tx.channel.findFirst({ where: { tenantId: ctx.tenantId }, orderBy: { createdAt: 'asc' } }),
  )
  if (!channel) throw new AppError('misconfigured', 'connect a WhatsApp number first')
  return openChannelAccount(ctx.ports.vault, { ...channel, channelId: channel.id })
}
