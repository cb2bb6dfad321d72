import { z } from 'zod'
import type { Vault } from '../context.ts'
import type { ChannelAccount } from './message-channel.ts'
import { ChannelKind } from './schemas.ts'

/** The clear text inside channels.credentials_enc. */
export const ChannelCredentials = z.strictObject({
  authToken: z.string().min(1),
  nextAuthToken: z.string().min(1).nullable(),
  apiKey: z.strictObject({ sid: z.string(), secret: z.string() }).nullable(),
})

/** A channel as it is stored. */
export interface SealedChannel {
  tenantId: string
  channelId: string
  kind: string
  address: string
  providerAccount: string
  credentialsEnc: string
}

/** Opens a channel's sealed credentials. */
export function openChannelAccount(vault: Vault, row: SealedChannel): ChannelAccount {
  const { tenantId, channelId, address, providerAccount, credentialsEnc } = row
  const place = { tenantId: row.tenantId, column: 'channels.credentials_enc', row: row.channelId } as const
  const account = { tenantId, channelId, kind: ChannelKind.parse(row.kind), address, providerAccount }
  return { ...account, credentials: ChannelCredentials.parse(JSON.parse(vault.open(credentialsEnc, place))) }
}
