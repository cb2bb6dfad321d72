import type { Clock, Vault } from '../domain/context.ts'
import { openChannelAccount } from '../domain/messaging/index.ts'
import type { ChannelAccount } from '../domain/messaging/message-channel.ts'
import { remembered } from './remembered.ts'

/** A rotated token is picked up at once, because a signature that does not fit reads the row again. */
const PRESENT_MS = 30_000
/** A number that has just been connected is found this much later. */
const ABSENT_MS = 5_000

export interface KnownChannel {
  account: ChannelAccount
  /** The shortest time a turn of this tenant waits for more words. */
  quietMinMs: number
}

export interface ChannelLookup {
  /** Null when no such channel exists. `fresh` asks for what the row says now, and gets it every few seconds. */
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
  const open = async (channelId: string): Promise<KnownChannel | null> => {
    const row = await deps.findChannel(channelId)
    if (!row) return null
    const { quietMinMs, ...sealed } = row
    return { account: openChannelAccount(deps.vault, sealed), quietMinMs }
  }
  const channels = remembered(open, { clock: deps.clock, presentMs: PRESENT_MS, absentMs: ABSENT_MS })
  return {
    find: (channelId, options = { fresh: false }) =>
      options.fresh ? channels.reread(channelId) : channels.find(channelId),
  }
}
