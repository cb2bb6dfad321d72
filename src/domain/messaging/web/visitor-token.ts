import { keyedMac } from '../../../lib/keyed-mac.ts'
import type { ChannelAccount } from '../message-channel.ts'

const LIVES_MS = 24 * 60 * 60 * 1000
const MAC_BYTES = 24
const TOKEN = /^([0-9a-f-]{36})\.([0-9a-z]{1,9})\.([\w-]{32})$/

/** Proves that a browser is in its own talk: of this tenant, channel, thread and visitor, for a day; every answer brings a new one. */
export function signVisitor(
  account: ChannelAccount,
  { threadId, visitorId, now }: { threadId: string; visitorId: string; now: Date },
): string {
  const until = Math.ceil((now.getTime() + LIVES_MS) / 1000).toString(36)
  const said = [account.tenantId, account.channelId, threadId, visitorId, until]
  return `${visitorId}.${until}.${macOf(account).sign(said)}`
}

/** Whose token it is; null when it was not made for this thread, or has ended. */
export function openVisitor(
  account: ChannelAccount,
  { threadId, token, now }: { threadId: string; token: string; now: Date },
): { visitorId: string } | null {
  const [, visitorId = '', until = '', proof = ''] = TOKEN.exec(token) ?? []
  const said = [account.tenantId, account.channelId, threadId, visitorId, until]
  if (!macOf(account).verify(said, proof)) return null
  return Number.parseInt(until, 36) * 1000 > now.getTime() ? { visitorId } : null
}

function macOf({ credentials: { authToken, nextAuthToken } }: ChannelAccount) {
  return keyedMac(authToken, 'web visitor', MAC_BYTES, nextAuthToken === null ? [] : [nextAuthToken])
}
