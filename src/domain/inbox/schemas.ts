import { z } from 'zod'
import { Priority } from '../handoff/schemas.ts'
import { ChannelKind, InboxState } from '../messaging/schemas.ts'

/**
 * A place in the stream of a conversation: the item that stands there, and up to which message of each side whoever saw it had
 * seen. `epoch` and `seq` count in the order of commits, which instants do not: what commits late is not taken for seen.
 */
export interface Place {
  at: Date
  id: string
  epoch: number
  seq: number
}

const PLACE = /^(\d{1,14})\.([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\.(\d{1,9})\.(\d{1,9})$/

/** A place as it is given out and sent back: anything else than what was given out is refused. */
export const PlaceText = z.string().regex(PLACE, 'must be a pos as it was given')

/** Which part of the conversations somebody looks at. `mine` is what is hers to do. */
export const InboxQueue = z.enum(['waiting', 'mine', 'assistant', 'snoozed', 'done', 'all'])
export type InboxQueue = z.infer<typeof InboxQueue>

/** A word by which people of the shop find conversations again. */
export const Label = z
  .string()
  .trim()
  .min(1)
  .max(40)
  .refine((text) => !/\p{Cc}/u.test(text) && text.isWellFormed(), 'must be one line of text')

export const InboxTicket = z.object({
  ticketId: z.uuid(),
  reference: z.string(),
  reason: z.string(),
  /** As somebody said; null where the reason says it. */
  priority: Priority.nullable(),
  dueAt: z.coerce.date(),
  late: z.boolean(),
})

/** A conversation as the list shows it. */
export const ListedConversation = z.object({
  conversationId: z.uuid(),
  customerId: z.uuid(),
  customerName: z.string().nullable(),
  phone: z.string().nullable(),
  language: z.string().nullable(),
  optedOut: z.boolean(),
  channel: ChannelKind,
  inboxState: InboxState,
  owner: z.enum(['bot', 'human']),
  ownerId: z.string().nullable(),
  ownerName: z.string().nullable(),
  assigneeId: z.string().nullable(),
  assigneeName: z.string().nullable(),
  dueAt: z.date().nullable(),
  snoozedUntil: z.date().nullable(),
  lastInboundAt: z.date().nullable(),
  lastMessageAt: z.date(),
  lastFrom: z.enum(['customer', 'bot', 'person', 'system']).nullable(),
  lastPreview: z.string().nullable(),
  ticket: InboxTicket.nullable(),
  /** Messages of the customer that wait for an answer and that the one who asks has not read, at most 100. */
  unread: z.int(),
  labels: z.array(z.string()),
  hasDraft: z.boolean(),
  version: z.int(),
})
export type ListedConversation = z.infer<typeof ListedConversation>

/** What a person of the shop says to herself and her colleagues about a conversation. */
export const Note = z.object({
  noteId: z.uuid(),
  conversationId: z.uuid(),
  authorId: z.string(),
  text: z.string(),
  mentions: z.array(z.string()),
  at: z.date(),
  editedAt: z.date().nullable(),
})
export type Note = z.infer<typeof Note>

/** Languages a sentence can be kept in. */
export const CannedTexts = z
  .strictObject({
    en: z.string().trim().min(1).max(4_096).optional(),
    sw: z.string().trim().min(1).max(4_096).optional(),
    sheng: z.string().trim().min(1).max(4_096).optional(),
  })
  .refine((texts) => Object.values(texts).some((text) => text !== undefined), 'must have one language at least')
export type CannedTexts = z.infer<typeof CannedTexts>

/** A sentence that people use again. */
export const CannedReply = z.object({
  cannedId: z.uuid(),
  /** Null where it is everybody's. */
  ownerId: z.string().nullable(),
  shortcut: z.string(),
  texts: CannedTexts,
  version: z.int(),
  updatedAt: z.date(),
})
export type CannedReply = z.infer<typeof CannedReply>
