import type { Ctx } from '../../context.ts'
import { openChannelAccount } from '../channel-account.ts'
import type { ChannelAccount } from '../message-channel.ts'

/** A chat on the web: its account, and the sites beside our own that may hold it. */
export interface WebChannel {
  account: ChannelAccount
  allowedOrigins: readonly string[]
}

/** The web channel of the ctx's tenant with this id; null when there is none. */
export async function readWebChannel(ctx: Ctx, { channelId }: { channelId: string }): Promise<WebChannel | null> {
  const row = await ctx.transaction(({ tx }) =>
    tx.channel.findFirst({ where: { tenantId: ctx.tenantId, id: channelId, kind: 'web' } }),
  )
  if (!row) return null
  const account = openChannelAccount(ctx.ports.vault, { ...row, channelId: row.id })
  return { account, allowedOrigins: row.allowedOrigins }
}
