import { z } from 'zod'
import { JsonObject } from '../../lib/json.ts'
import { FileRef } from '../files/schemas.ts'

export const ChannelKind = z.enum(['whatsapp', 'web'])
export type ChannelKind = z.infer<typeof ChannelKind>

/**
 * For whom a conversation waits. `assistant`: the bot speaks and nobody is asked for; `waiting`: for any person; `person`: for
 * the one who owns it; `snoozed`: until a time or her next message; `done`: for nobody.
 */
export const InboxState = z.enum(['assistant', 'waiting', 'person', 'snoozed', 'done'])
export type InboxState = z.infer<typeof InboxState>

export const MessageKind = z.enum(['text', 'button', 'list', 'media', 'location', 'contact', 'unsupported'])
export type MessageKind = z.infer<typeof MessageKind>

/** One stored customer message. `epoch` is its place in the conversation: consecutive, in the order of arrival. */
export const InboundMessage = z.strictObject({
  id: z.uuid(),
  epoch: z.int(),
  providerMessageId: z.string(),
  kind: MessageKind,
  /** Text, caption or the title of the tapped row; '' for pure media. */
  body: z.string(),
  /** Kind-specific facts: `{ choice }` of a tap, `{ media: [{url, contentType}] }`, `{ latitude, longitude, label, address }`. */
  payload: JsonObject,
  receivedAt: z.date(),
})
export type InboundMessage = z.infer<typeof InboundMessage>

/** A choice the customer can make by number, name or tap. Limits of WhatsApp: title 24, description 72, id 128 once signed. */
export const MenuOption = z.strictObject({
  id: z.string().min(1).max(111),
  title: z.string().min(1).max(24),
  description: z.string().max(72).nullable(),
})
export type MenuOption = z.infer<typeof MenuOption>

/**
 * `list`: up to 10 rows behind one button; `buttons`: up to 3 quick replies. The text of the reply carries the same choices
 * for a phone that cannot tap; the channel leaves those lines out where she can.
 */
export const Menu = z.strictObject({
  kind: z.enum(['list', 'buttons']),
  /** Label of the button that opens a list, at most 20 characters. */
  button: z.string().min(1).max(20),
  options: z.array(MenuOption).min(1).max(10),
})
export type Menu = z.infer<typeof Menu>

/**
 * `reply` answers and may be dropped when a newer message supersedes the turn. `outreach` is what nobody asked for: it
 * needs marketing consent and falls silent before any newer message. The others state a fact that has become true
 * (consent written, money moved, a person called) and are never dropped.
 */
export const ReplyKind = z.enum(['reply', 'owed', 'payment', 'consent', 'handoff', 'outreach'])
export type ReplyKind = z.infer<typeof ReplyKind>

/** A file beside the words. `filename` is what the customer sees of a document. */
export const OutboundMedia = z.strictObject({
  kind: z.enum(['image', 'document']),
  file: FileRef,
  filename: z.string().min(1).max(120),
  /** Words under the file when the reply itself does not fit there; null puts the reply there. */
  caption: z.string().min(1).max(1_024).nullable(),
})
export type OutboundMedia = z.infer<typeof OutboundMedia>

/**
 * The approved wording that may say this outside the 24-hour window. `slots` are its variables by number: `{ '1': ... }`.
 * Without a language the customer's is taken; the shop's default is the fallback of either.
 */
export const TemplateUse = z.strictObject({
  name: z.string().regex(/^[a-z0-9_]{1,64}$/),
  slots: z.record(z.string().regex(/^[1-9]\d?$/), z.string()),
  language: z.string().optional(),
})
export type TemplateUse = z.infer<typeof TemplateUse>

/** What the product tells by itself, also through a closed window: the name of its template. */
export const NoticeName = z.enum([
  'payment_paid',
  'payment_paid_late',
  'ticket_overdue',
  'rating_ask',
  'cart_reminder',
  'order_goes_on',
  'order_cancelled',
  'goods_ready',
  'goods_handed_over',
  'goods_dispatched',
  'goods_delivered',
  'goods_returned',
  'trip_changed',
])
export type NoticeName = z.infer<typeof NoticeName>

export const Reply = z.strictObject({
  kind: ReplyKind,
  text: z.string().min(1),
  menu: Menu.nullable(),
  media: OutboundMedia.nullable().optional(),
})
export type Reply = z.infer<typeof Reply>

export const OutboundStatus = z.enum([
  'queued',
  'sending',
  'uncertain',
  'sent',
  'failed',
  'draft',
  'suppressed',
  'blocked',
])
export type OutboundStatus = z.infer<typeof OutboundStatus>
