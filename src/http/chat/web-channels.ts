import type { Clock, Ctx } from '../../domain/context.ts'
import { readWebChannel, type WebChannel } from '../../domain/messaging/index.ts'
import { getTenant } from '../../domain/tenancy/index.ts'
import { HttpError } from '../http-error.ts'
import { remembered } from '../remembered.ts'

/** What staff change of a channel, or of its shop's name, is seen this much later. */
const PRESENT_MS = 15_000
const ABSENT_MS = 3_000

/** A chat that can be written to. */
export interface OpenChat extends WebChannel {
  key: string
  shopName: string
}

/** The chat of a key, that of the installation for none. Throws 404. */
export type WebChannels = (key: string | undefined) => Promise<OpenChat>

/**
 * Finds the chat that an address names.
 * @param deps.defaultKey whose chat the addresses without a key are; null for nobody's
 * @param deps.publicBaseUrl our own address, whose page may hold every chat, whatever a proxy makes of the host
 */
export function webChannels(deps: {
  findWebChannel: (key: string) => Promise<{ tenantId: string; channelId: string } | null>
  ctxFor: (tenantId: string) => Ctx
  clock: Clock
  defaultKey: string | null
  publicBaseUrl: string
}): WebChannels {
  const look = async (key: string): Promise<OpenChat | null> => {
    const ref = await deps.findWebChannel(key)
    if (!ref) return null
    const ctx = deps.ctxFor(ref.tenantId)
    const [channel, { name }] = await Promise.all([readWebChannel(ctx, ref), getTenant(ctx)])
    if (!channel) return null
    const allowedOrigins = [...channel.allowedOrigins, new URL(deps.publicBaseUrl).origin]
    return { ...channel, allowedOrigins, key, shopName: name }
  }
  const chats = remembered(look, { clock: deps.clock, presentMs: PRESENT_MS, absentMs: ABSENT_MS })
  return async (named) => {
    const key = named ?? deps.defaultKey
    const chat = key === null ? null : await chats.find(key)
    if (chat) return chat
    throw named === undefined
      ? new HttpError('no_default_chat', 'Name a chat: /w/KEY/chat. DEFAULT_WEB_CHANNEL says whose this address is.')
      : new HttpError('unknown_chat', 'No chat has this address.')
  }
}
