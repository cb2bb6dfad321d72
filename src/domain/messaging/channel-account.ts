import { z } from 'zod'
import type { Vault } from '../context.ts'
import type { ChannelAccount } from './message-channel.ts'

/** The clear text inside channels.credentials_enc. */
export const ChannelCredentials = z.strictObject({
  authToken: z.string().min(1),
  nextAuthToken: z.string().min(1).nullable(),
  apiKey: z.strictObject({ sid: z.string(), secret: z.string() }).nullable(),
})

/** Opens a channel's sealed credentials. */
export function openChannelAccount(
  vault: Vault,
  row: { tenantId: string; channelId: string; address: string; providerAccount: string; credentialsEnc: string },
): ChannelAccount {
  const { credentialsEnc, ...account } = row
  const place = { tenantId: row.tenantId, column: 'channels.credentials_enc', row: row.channelId } as const
  return { ...account, credentials: ChannelCredentials.parse(JSON.parse(vault.open(credentialsEnc, place))) }
}
