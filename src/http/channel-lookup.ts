import type { Clock, Vault } from '../domain/context.ts'
import { openChannelAccount } from '../domain/messaging/index.ts'
import type { ChannelAccount } from '../domain/messaging/message-channel.ts'

/** A rotated token is picked up at once, because a signature that does not fit reads the row again. */
const FRESH_MS = 30_000
const MAX_CHANNELS = 2_000

export interface KnownChannel {
  account: ChannelAccount
  /** The shortest time a turn of this tenant waits for more words. */
  quietMinMs: number
}

export interface ChannelLookup {
  /** Null when no such channel exists. */
  find(channelId: string, options?: { fresh: boolean }): Promise<KnownChannel | null>
}

/** Finds whose secret a webhook must be checked with; opened credentials are kept for half a minute. */
export function channelLookup(deps: {
  findChannel: (
    channelId: string,
  ) => Promise<(Parameters<typeof openChannelAccount>[1] & { quietMinMs: number }) | null>
  vault: Vault
  clock: Clock
}): ChannelLookup {
  const cache = new Map<string, KnownChannel & { until: number }>()
  return {
    async find(channelId, options = { fresh: false }) {
      const now = deps.clock.now().getTime()
      const cached = cache.get(channelId)
      if (cached && cached.until > now && !options.fresh) return cached
      const row = await deps.findChannel(channelId)
      cache.delete(channelId)
      if (!row) return null
      if (cache.size >= MAX_CHANNELS) cache.clear()
      const { quietMinMs, ...sealed } = row
      const known = { account: openChannelAccount(deps.vault, sealed), quietMinMs, until: now + FRESH_MS }
      cache.set(channelId, known)
      return known
    },
  }
}
