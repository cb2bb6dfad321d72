import type { JsonObject } from '../../lib/json.ts'
import type { MessageKind } from './schemas.ts'

export interface InboundRow {
  tenantId: string
  channelId: string
  newCustomerId: string
  newConversationId: string
  messageId: string
  address: string
  phoneE164: string | null
  bsuid: string | null
  profileName: string | null
  providerMessageId: string
  kind: MessageKind
  body: string
  payload: JsonObject
  receivedAt: Date
}

/**
 * `duplicate`: the provider's message id was seen before and says nothing new. A message that was recovered without its
 * webhook is completed by it, or followed by what it lacked, and both count as `recorded`; `messageId` says in which row.
 * `epoch` is the message's place in its conversation.
 */
export interface RecordedInbound {
  outcome: 'recorded' | 'duplicate'
  conversationId: string
  messageId: string
  epoch: number
}

/** A message that holds no secret any more. */
export interface StoredInbound extends InboundRow {
  /**
   * The body is one code. When the message before announced a secret, or her phone asks for her PIN (`isPin`: it has the digits
   * of one), the text of this is stored in its place.
   */
  bare: { text: string; isPin: boolean } | null
}

/** Where rows go. Nobody hands it one but the guarded log. */
export interface InboundStore {
  store(row: StoredInbound): Promise<RecordedInbound>
}

/** The durable log of customer messages. One round trip: a webhook is answered only after its row has committed. */
export interface InboundLog {
  record(row: InboundRow): Promise<RecordedInbound>
}
