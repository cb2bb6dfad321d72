import { JsonObject } from '../../lib/json.ts'
import type { Clock, Ids } from '../context.ts'
import type { InboundLog, RecordedInbound } from './inbound-log.ts'
import type { ChannelAccount, ChannelEvent } from './message-channel.ts'

/** WhatsApp allows 1,600 characters through Twilio; longer text only comes from somebody who is not a phone. */
const MAX_BODY = 4_096

/** Stores one customer message, opening her conversation on first contact, and raises the conversation's epoch. */
export function recordInbound(
  deps: { log: InboundLog; ids: Ids; clock: Clock },
  account: Pick<ChannelAccount, 'tenantId' | 'channelId'>,
  event: Extract<ChannelEvent, { kind: 'message' }>,
): Promise<RecordedInbound> {
  return deps.log.record({
    tenantId: account.tenantId,
    channelId: account.channelId,
    newCustomerId: deps.ids.uuid(),
    newConversationId: deps.ids.uuid(),
    messageId: deps.ids.uuid(),
    address: event.address,
    phoneE164: event.phoneE164,
    bsuid: event.bsuid,
    profileName: event.profileName === null ? null : storable(event.profileName).slice(0, 128),
    providerMessageId: event.providerMessageId,
    kind: event.messageKind,
    body: storable(event.body).slice(0, MAX_BODY),
    payload: storablePayload(event.payload),
    receivedAt: deps.clock.now(),
  })
}

/** PostgreSQL stores no NUL, and half a surrogate pair is no text in any encoding. */
function storable(text: string): string {
  return text.replaceAll('\u0000', '').toWellFormed()
}

/** A payload may hold what the customer's app wrote, escapes included. */
function storablePayload(payload: JsonObject): JsonObject {
  if (Object.keys(payload).length === 0) return payload
  return JsonObject.parse(
    JSON.parse(JSON.stringify(payload), (_key, value) => (typeof value === 'string' ? storable(value) : value)),
  )
}
