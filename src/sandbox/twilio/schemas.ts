import { z } from 'zod'
import { WhatsAppAddress } from './address.ts'

const Sid = (prefix: string) => z.string().regex(new RegExp(`^${prefix}[0-9a-fA-F]{32}$`))

/**
 * A shop's number on an account of the fake provider. `webhookUrl` is the public URL: signatures cover it, and its
 * fragment (`#rc=3&rp=ct,5xx`) sets the retry policy. `connectOrigin` is where that public host really listens.
 * `inspect` is how the phone page asks the product what happened in a turn; `timezone` is the one it tells times in.
 */
export const SenderRegistration = z.strictObject({
  accountSid: Sid('AC'),
  authToken: z.string().min(8),
  apiKey: z.strictObject({ sid: Sid('SK'), secret: z.string().min(8) }).optional(),
  number: WhatsAppAddress,
  webhookUrl: z.url(),
  statusCallbackUrl: z.url().optional(),
  connectOrigin: z.url().optional(),
  displayName: z.string().min(1).max(80),
  /** How the account and the number stand at the provider. */
  accountStatus: z.enum(['active', 'suspended', 'closed']).default('active'),
  senderStatus: z.enum(['ONLINE', 'OFFLINE', 'TWILIO_REVIEW']).default('ONLINE'),
  inspect: z.strictObject({ baseUrl: z.url(), token: z.string() }).optional(),
  timezone: z.string().min(1).max(60).optional(),
})
export type SenderRegistration = z.input<typeof SenderRegistration>
export type Sender = z.infer<typeof SenderRegistration>

const InboundKind = z.enum([
  'text',
  'button',
  'list',
  'image',
  'audio',
  'video',
  'document',
  'sticker',
  'location',
  'contacts',
  'unsupported',
])

const Media = z.strictObject({
  contentType: z.string().regex(/^[\w.+-]+\/[\w.+-]+$/),
  /** The bytes; a small sample of the type is served when absent. */
  base64: z.base64().max(8_000_000).optional(),
  filename: z.string().max(200).optional(),
})

const Place = z.strictObject({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  label: z.string().optional(),
  address: z.string().optional(),
})

/**
 * Something the customer does in the chat. `repliedTo` is the message sid of the menu that was tapped. `extra` adds or
 * replaces webhook parameters. `duplicate`, `delayMs` and `drop` bend only the webhook: the message exists either way.
 */
export const CustomerMessage = z.strictObject({
  sender: WhatsAppAddress,
  from: WhatsAppAddress,
  profileName: z.string().max(200).optional(),
  kind: InboundKind.default('text'),
  body: z.string().max(1600).optional(),
  buttonText: z.string().optional(),
  buttonPayload: z.string().optional(),
  listId: z.string().optional(),
  listTitle: z.string().optional(),
  repliedTo: z.string().optional(),
  media: Media.optional(),
  location: Place.optional(),
  externalUserId: z.string().optional(),
  extra: z.record(z.string(), z.string()).optional(),
  duplicate: z.boolean().optional(),
  delayMs: z.int().min(0).max(3_600_000).optional(),
  drop: z.boolean().optional(),
})
export type CustomerMessage = z.input<typeof CustomerMessage>
export type ParsedCustomerMessage = z.infer<typeof CustomerMessage>

/** Which recorded messages to list; `since` is an ISO instant, `afterOrder` an arrival number. Oldest first. */
export const MessageFilter = z.strictObject({
  to: WhatsAppAddress.optional(),
  from: WhatsAppAddress.optional(),
  direction: z.enum(['inbound', 'outbound-api']).optional(),
  since: z.iso.datetime().optional(),
  afterOrder: z.coerce.number().int().optional(),
  limit: z.coerce.number().int().min(1).optional(),
})
export type MessageFilter = z.input<typeof MessageFilter>

/** The last time the customer is taken to have written, for tests of the 24-hour window; null closes it for good. */
export const WindowSetting = z.strictObject({
  sender: WhatsAppAddress,
  customer: WhatsAppAddress,
  lastInboundAt: z.iso.datetime().nullable(),
})
export type WindowSetting = z.input<typeof WindowSetting>

export const ReadReceipt = z.strictObject({ sender: WhatsAppAddress, customer: WhatsAppAddress })
export type ReadReceipt = z.input<typeof ReadReceipt>

export const ContentApproval = z.strictObject({
  contentSid: Sid('HX'),
  status: z.enum(['unsubmitted', 'received', 'pending', 'approved', 'rejected', 'paused', 'disabled']),
})
export type ContentApproval = z.infer<typeof ContentApproval>
