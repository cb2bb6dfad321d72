import { z } from 'zod'
import type { ChannelAccount, ChannelEvent, WebhookReading } from '../../domain/messaging/message-channel.ts'
import { toMessageEvent } from './to-message-event.ts'
import { type SignedRequest, verifySignature } from './verify-signature.ts'
import { MessageParams, StatusParams } from './webhook-params.ts'

const OutboundId = z.uuid()

/** Verifies one webhook with the account's tokens, then says what it tells. Nothing is read before the signature holds. */
export function readWebhook(account: ChannelAccount, request: SignedRequest): WebhookReading {
  const { authToken, nextAuthToken } = account.credentials
  const tokens = nextAuthToken === null ? [authToken] : [authToken, nextAuthToken]
  if (!verifySignature(tokens, request)) return { outcome: 'forged' }
  const params = Object.fromEntries(new URLSearchParams(request.body))
  const problem = strangerProblem(account, params)
  if (problem !== null) return { outcome: 'malformed', problem }
  return params.MessageStatus === undefined ? readMessage(params) : readStatus(request.url, params)
}

/** A token may serve several numbers: what it signed must still be meant for this one. */
function strangerProblem(account: ChannelAccount, params: Record<string, string>): string | null {
  if (params.AccountSid !== account.providerAccount) return 'AccountSid is not the account of this channel'
  const ours = params.MessageStatus === undefined ? params.To : (params.From ?? account.address)
  return ours === account.address ? null : 'the message is not addressed to this channel'
}

function readMessage(params: Record<string, string>): WebhookReading {
  const parsed = MessageParams.safeParse(params)
  if (!parsed.success) return { outcome: 'malformed', problem: z.prettifyError(parsed.error) }
  return { outcome: 'event', event: toMessageEvent(parsed.data) }
}

function readStatus(url: string, params: Record<string, string>): WebhookReading {
  const parsed = StatusParams.safeParse(params)
  if (!parsed.success) return { outcome: 'malformed', problem: z.prettifyError(parsed.error) }
  const { MessageSid, MessageStatus, ErrorCode } = parsed.data
  const event: ChannelEvent = {
    kind: 'status',
    providerMessageId: MessageSid,
    outboundId: outboundIdOf(url),
    status: MessageStatus,
    errorCode: ErrorCode !== undefined && /^\d{1,9}$/.test(ErrorCode) ? Number(ErrorCode) : null,
  }
  return { outcome: 'event', event }
}

/** Our own id of the message, which we put into the callback URL; the signature covers it. */
function outboundIdOf(url: string): string | null {
  return OutboundId.safeParse(new URL(url).searchParams.get('m')).data ?? null
}
