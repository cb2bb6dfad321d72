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

/** `duplicate`: the provider's message id was seen before and nothing changed. `epoch` is the message's place in its conversation. */
export interface RecordedInbound {
  outcome: 'recorded' | 'duplicate'
  conversationId: string
  epoch: number
}

/** The durable log of customer messages. One round trip: a webhook is answered only after its row has committed. */
export interface InboundLog {
  record(row: InboundRow): Promise<RecordedInbound>
}
