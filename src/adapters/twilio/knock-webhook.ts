import { randomBytes } from 'node:crypto'
import type { WebhookCheck } from '../../domain/connections/connection-probe.ts'
import type { ChannelAccount } from '../../domain/messaging/message-channel.ts'

const WITHIN_MS = 10_000
/** News of a kind that no provider has: it changes nothing, whatever it were about. */
const NOTHING_NEW = 'tulia_check'

/** Calls an address of ours as Twilio would, once signed and once forged. */
export async function knockWebhook(account: ChannelAccount, url: string): Promise<WebhookCheck> {
  const { getExpectedTwilioSignature } = await import('twilio/lib/webhooks/webhooks.js')
  const params = {
    AccountSid: account.providerAccount,
    From: account.address,
    MessageSid: `SM${randomBytes(16).toString('hex')}`,
    MessageStatus: NOTHING_NEW,
  }
  const bare = url.split('#', 1)[0] ?? url
  const signed = getExpectedTwilioSignature(account.credentials.authToken, bare, params)
  const forged = getExpectedTwilioSignature(randomBytes(16).toString('hex'), bare, params)
  try {
    const [taken, refused] = [await post(bare, params, signed), await post(bare, params, forged)]
    if (taken === 204 && refused === 403) return { outcome: 'arrives' }
    const problem = `signed as Twilio signs it was answered ${taken}, forged ${refused}; 204 and 403 were expected`
    return { outcome: 'fails', reason: 'elsewhere', problem }
  } catch (error) {
    return { outcome: 'fails', reason: 'unreachable', problem: problemOf(error) }
  }
}

async function post(url: string, params: Record<string, string>, signature: string): Promise<number> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'x-twilio-signature': signature },
    body: new URLSearchParams(params),
    redirect: 'manual',
    signal: AbortSignal.timeout(WITHIN_MS),
  })
  await response.body?.cancel()
  return response.status
}

/** The reason beneath, such as ECONNREFUSED: what fetch says of it itself is that it failed. */
function problemOf(error: unknown): string {
  if (!(error instanceof Error)) return 'no answer'
  if (error.name === 'TimeoutError') return 'no answer within ten seconds'
  const { cause } = error
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.message
}
