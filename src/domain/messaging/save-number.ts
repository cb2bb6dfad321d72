import type { TxCtx } from '../context.ts'
import { ChannelCredentials } from './channel-account.ts'

export interface NumberKeys {
  /** "whatsapp:+2547..." */
  address: string
  /** The provider's id of the account. */
  account: string
  authToken: string
  apiKey: { sid: string; secret: string } | null
}

/** Connects a number, or gives one that is connected other keys: its talks stay. Gives the id of its channel, which its webhook address names. */
export async function saveNumber(ctx: TxCtx, { address, account, ...keys }: NumberKeys): Promise<string> {
  const { tenantId, tx } = ctx
  const where = { tenantId_address: { tenantId, address } }
  const known = await tx.channel.findUnique({ where, select: { id: true } })
  const channelId = known?.id ?? ctx.ids.uuid()
  const credentials = JSON.stringify(ChannelCredentials.parse({ ...keys, nextAuthToken: null }))
  const place = { tenantId, column: 'channels.credentials_enc', row: channelId } as const
  const data = { providerAccount: account, credentialsEnc: ctx.ports.vault.seal(credentials, place) }
  await tx.channel.upsert({
    where,
    create: { tenantId, id: channelId, address, createdAt: ctx.clock.now(), ...data },
    update: data,
    select: { id: true },
  })
  return channelId
}
