import { z } from 'zod'
import type { Ctx } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { ChannelCredentials } from '../channel-account.ts'

/** What stands in the addresses of a chat: lower-case letters, digits and hyphens. */
const KEY = /^[a-z0-9][a-z0-9-]{1,62}$/

const Holder = z.array(z.object({ tenantId: z.uuid() }))

/**
 * Opens a chat on the web for the shop, or says anew which sites may hold it; its visitors keep their talks. Throws
 * `invalid_input` for a key or an origin that is none, and `conflict` when another shop has the key.
 */
export async function openWebChannel(
  ctx: Ctx,
  input: { key: string; allowedOrigins: readonly string[] },
): Promise<{ channelId: string }> {
  if (!KEY.test(input.key)) throw new AppError('invalid_input', `"${input.key}" is no key: use a-z, 0-9 and hyphens`)
  const allowedOrigins = input.allowedOrigins.map(readOrigin)
  const address = `web:${input.key}`
  const [holder] = Holder.parse(await ctx.statement`SELECT tenant_id AS "tenantId" FROM find_web_channel(${input.key})`)
  if (holder && holder.tenantId !== ctx.tenantId) throw new AppError('conflict', `the key "${input.key}" is taken`)
  return ctx.transaction(async ({ tx }) => {
    const where = { tenantId_address: { tenantId: ctx.tenantId, address } }
    const known = await tx.channel.findUnique({ where, select: { id: true } })
    const channelId = known?.id ?? ctx.ids.uuid()
    const credentials = ChannelCredentials.parse({ authToken: ctx.ids.secret(32), nextAuthToken: null, apiKey: null })
    const place = { tenantId: ctx.tenantId, column: 'channels.credentials_enc', row: channelId } as const
    const credentialsEnc = ctx.ports.vault.seal(JSON.stringify(credentials), place)
    const channel = { tenantId: ctx.tenantId, id: channelId, kind: 'web', address, providerAccount: 'web' }
    await tx.channel.upsert({
      where,
      create: { ...channel, credentialsEnc, allowedOrigins },
      update: { allowedOrigins },
    })
    return { channelId }
  })
}

/** "https://hotel.example": as a browser sends it, without a path. */
function readOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url === null || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search !== '') {
    throw new AppError('invalid_input', `"${text}" is no origin: write it like https://hotel.example`)
  }
  return url.origin
}
