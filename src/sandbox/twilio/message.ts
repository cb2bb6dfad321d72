import type { RenderedContent } from './content-types.ts'

export type MessageStatus = 'queued' | 'sent' | 'delivered' | 'read' | 'failed' | 'undelivered' | 'received'

/** A message as the fake provider keeps it. Instants are milliseconds since 1970. */
export interface StoredMessage {
  /** Arrival number of the request that made it, rising over all accounts. */
  order: number
  sid: string
  accountSid: string
  direction: 'inbound' | 'outbound-api'
  from: string
  to: string
  body: string
  kind: string
  status: MessageStatus
  errorCode: number | null
  errorMessage: string | null
  createdAt: number
  updatedAt: number
  sentAt: number | null
  media: MessageMedia[]
  content: RenderedContent | null
  contentSid: string | null
  statusCallback: string | null
  /** Inbound only: the parameters of its webhook. */
  webhook: Record<string, string> | null
  /** Inbound only: the ticks that the customer sees on the own bubble. */
  ticks: 'sent' | 'delivered' | 'read' | null
}

export interface MessageMedia {
  url: string
  contentType: string | null
  filename: string | null
  /** Outbound only: where it was fetched from. */
  source?: string
}

/** A message as the control API shows it. Instants are ISO strings; money never appears here. */
export interface SandboxMessage {
  order: number
  sid: string
  accountSid: string
  direction: 'inbound' | 'outbound-api'
  from: string
  to: string
  body: string
  kind: string
  status: MessageStatus
  errorCode: number | null
  createdAt: string
  media: MessageMedia[]
  content: RenderedContent | null
  contentSid: string | null
  statusCallback: string | null
  webhook: Record<string, string> | null
  ticks: 'sent' | 'delivered' | 'read' | null
}

export function toSandboxMessage(message: StoredMessage): SandboxMessage {
  const { updatedAt: _updated, sentAt: _sent, errorMessage: _text, createdAt, ...shown } = message
  return { ...shown, createdAt: new Date(createdAt).toISOString() }
}
