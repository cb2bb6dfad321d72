import type { JsonObject } from '../../lib/json.ts'
import type { ChannelKind, Menu, MessageKind } from './schemas.ts'

/** A tenant's channel with its opened credentials: a WhatsApp number, or a chat on the web. */
export interface ChannelAccount {
  tenantId: string
  channelId: string
  kind: ChannelKind
  /** "whatsapp:+2547...", "web:<key>" */
  address: string
  /** The provider's account id; every webhook must name it. */
  providerAccount: string
  credentials: ChannelCredentials
}

export interface ChannelCredentials {
  /** Signs webhooks, and of a web channel the tokens of its visitors; `next` is stored before a rotation is promoted and accepted as well. */
  authToken: string
  nextAuthToken: string | null
  /** For REST calls; null means the auth token is used. */
  apiKey: { sid: string; secret: string } | null
}

/** What one webhook of the provider says, after its signature was verified. */
export type ChannelEvent =
  | {
      kind: 'message'
      providerMessageId: string
      address: string
      phoneE164: string | null
      bsuid: string | null
      profileName: string | null
      messageKind: MessageKind
      body: string
      payload: JsonObject
    }
  | { kind: 'status'; providerMessageId: string; outboundId: string | null; status: string; errorCode: number | null }

export type WebhookReading =
  | { outcome: 'event'; event: ChannelEvent }
  | { outcome: 'forged' }
  /** Signed, but not a request we can read: says what is wrong. */
  | { outcome: 'malformed'; problem: string }

export type OutgoingMenu = Menu & { body: string }

export interface OutgoingMessage {
  outboundId: string
  to: string
  body: string
  /** Its ids are signed already. Its body is the words above it; the message's own has the choices too, for where no menu can go. */
  menu: OutgoingMenu | null
  /** Where the provider fetches the file that goes along; the body is its caption. */
  mediaUrl?: string | null
  /** An approved template to send in place of body, menu and file. */
  template?: { contentId: string; variables: Record<string, string> } | null
  statusCallbackUrl: string
}

/** What is known after one attempt to send. `uncertain` must be reconciled before anything is sent again. */
export type SendOutcome =
  | { outcome: 'accepted'; providerMessageId: string; providerStatus: string }
  | { outcome: 'retry'; afterMs: number; errorCode: number | null }
  | { outcome: 'refused'; errorCode: number | null; action: FailureAction; problem: string }
  | { outcome: 'uncertain'; problem: string }

/**
 * What a provider's error code asks for: `block` marks the customer unreachable, `window` closes the 24-hour window,
 * `plain` says that the form was refused and the words alone can still go.
 */
export type FailureAction = 'stop' | 'block' | 'window' | 'ops' | 'retry' | 'plain'

/** A customer's attachment. `contentType` is what its bytes are, whatever the provider said. */
export type FetchedMedia =
  | { outcome: 'fetched'; bytes: Uint8Array<ArrayBuffer>; contentType: string }
  | { outcome: 'refused'; reason: 'not_found' | 'bad_address' | 'too_large' | 'unknown_type' }

export type TemplateStatus = 'pending' | 'approved' | 'rejected'

/** A wording as the provider's approval needs it. */
export interface TemplateWording {
  name: string
  language: string
  body: string
  category: 'UTILITY' | 'MARKETING'
}

/** A message of ours as the provider's list shows it. */
export interface SentMessage {
  providerMessageId: string
  body: string
  /** When the provider took it. */
  at: Date
}

/** A customer's message as the provider's list shows it: less than its webhook would have told. */
export interface ReceivedMessage {
  providerMessageId: string
  from: string
  body: string
  /** How many files are with it. */
  files: number
  at: Date
}

/** How slow a provider may be. What is looked for, sent again and recovered, and when, follows from it. */
export interface ChannelTimes {
  /** One send has ended after this, with all its calls, whatever became of it. */
  sendMs: number
  /** So long after an attempt that ended without a readable answer its message may still turn up. */
  lateMs: number
  /** So long after a message its webhook may still be on the way. */
  webhookMs: number
}

/** The provider of each kind of channel. */
export type MessageChannels = Readonly<Record<ChannelKind, MessageChannel>>

/** One messaging provider. Implementations verify, parse, send and list; they decide nothing about conversations. */
export interface MessageChannel {
  times: ChannelTimes
  readWebhook(account: ChannelAccount, request: { url: string; signature: string | null; body: string }): WebhookReading
  send(account: ChannelAccount, message: OutgoingMessage, contents: ContentCache): Promise<SendOutcome>
  /** What the provider took from us for one customer since an instant. Throws AppError provider_unavailable. */
  listSent(account: ChannelAccount, query: { since: Date; peer: string }): Promise<SentMessage[]>
  /**
   * What customers wrote to this channel in a span of time, oldest first; `whole` is false when it was more than one look
   * reads, and then nothing can be said of the rest. Throws AppError provider_unavailable.
   */
  listReceived(
    account: ChannelAccount,
    span: { from: Date; to: Date },
  ): Promise<{ messages: ReceivedMessage[]; whole: boolean }>
  /** The files of a message, as its webhook would have named them. Throws AppError provider_unavailable. */
  listFiles(account: ChannelAccount, providerMessageId: string): Promise<{ url: string; contentType: string }[]>
  /** Shows the customer that an answer is being written, and her message as read. Throws AppError provider_unavailable. */
  showTyping(account: ChannelAccount, providerMessageId: string): Promise<void>
  /** An attachment from the provider. Throws AppError provider_unavailable when it may be there later. */
  fetchMedia(account: ChannelAccount, url: string): Promise<FetchedMedia>
  /** Makes a template and asks for its approval. Throws AppError provider_unavailable or invalid_input. */
  submitTemplate(
    account: ChannelAccount,
    wording: TemplateWording,
  ): Promise<{ contentId: string; status: TemplateStatus }>
  /** What became of a request for approval. Throws AppError provider_unavailable or not_found. */
  templateStatus(account: ChannelAccount, contentId: string): Promise<{ status: TemplateStatus; reason: string | null }>
  /** The action for an error code that arrived in a status callback. */
  failureAction(errorCode: number): FailureAction
}

/** Remembers the provider's id of a reusable rich content per channel and shape. */
export interface ContentCache {
  find(shape: string): Promise<string | null>
  save(shape: string, contentId: string): Promise<void>
}
