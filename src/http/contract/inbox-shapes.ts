import { z } from 'zod'
import { Priority, SurveyWhy } from '../../domain/handoff/schemas.ts'
import { ChannelKind, InboxState, Menu } from '../../domain/messaging/schemas.ts'
import { Instant, MoneyWire } from './values.ts'

/** A conversation in the list. */
export const ConversationRow = z.strictObject({
  conversation_id: z.uuid(),
  customer: z.strictObject({
    customer_id: z.uuid(),
    name: z.string().nullable(),
    /** Masked for whom it is not meant; null of a visitor without one. */
    phone: z.string().nullable(),
    language: z.string().nullable(),
  }),
  channel: ChannelKind,
  inbox_state: InboxState,
  owner: z.strictObject({
    kind: z.enum(['bot', 'person']),
    user_id: z.string().nullable(),
    name: z.string().nullable(),
  }),
  assignee: z.strictObject({ user_id: z.string(), name: z.string().nullable() }).nullable(),
  ticket: z
    .strictObject({
      ticket_id: z.uuid(),
      reference: z.string(),
      reason: z.string(),
      priority: Priority,
      due_at: Instant,
      late: z.boolean(),
    })
    .nullable(),
  due_at: Instant.nullable(),
  snoozed_until: Instant.nullable(),
  window: z.strictObject({ open: z.boolean(), closes_at: Instant.nullable() }),
  last_message: z
    .strictObject({ from: z.enum(['customer', 'bot', 'person', 'system']), preview: z.string(), at: Instant })
    .nullable(),
  /** Of the one who asks; 100 stands for more. */
  unread: z.int(),
  labels: z.array(z.string()),
  has_draft: z.boolean(),
  opted_out: z.boolean(),
  version: z.int(),
})
export type ConversationRow = z.infer<typeof ConversationRow>

/** What stands beside a conversation of its customer. */
export const CustomerPanelWire = z.strictObject({
  customer_id: z.uuid(),
  name: z.string().nullable(),
  phone: z.string().nullable(),
  language: z.string().nullable(),
  opted_out: z.boolean(),
  tags: z.array(z.string()),
  /** What staff keep in mind of her. */
  notes: z.string().nullable(),
  since: Instant,
  last_seen_at: Instant,
  conversation_ids: z.array(z.uuid()),
  orders: z.array(
    z.strictObject({ order_id: z.uuid(), reference: z.string(), status: z.string(), total: MoneyWire, at: Instant }),
  ),
  tickets: z.array(
    z.strictObject({ ticket_id: z.uuid(), reference: z.string(), reason: z.string(), status: z.string(), at: Instant }),
  ),
  spent: z.array(z.strictObject({ amount: MoneyWire, orders: z.int() })),
  /** What she said of how she was helped, the newest first, at most 10. */
  ratings: z.array(z.strictObject({ score: z.int(), why: SurveyWhy.nullable(), at: Instant })),
  version: z.int(),
})
export type CustomerPanelWire = z.infer<typeof CustomerPanelWire>

/** A line of a conversation: what anybody said, what staff noted, what happened (`text` is then `noun.verb`). */
export const MessageItem = z.strictObject({
  pos: z.string(),
  id: z.uuid(),
  kind: z.enum(['message', 'note', 'event']),
  from: z.enum(['customer', 'bot', 'person', 'system']),
  author_id: z.string().nullable(),
  author_name: z.string().nullable(),
  /** The name of the key that did it in the name of the author. */
  via: z.string().nullable(),
  text: z.string(),
  at: Instant,
  edited_at: Instant.nullable(),
  turn_id: z.uuid().nullable(),
  menu: Menu.nullable(),
  /** The template that it left as. */
  template: z.string().nullable(),
  media: z.array(
    z.strictObject({
      kind: z.string(),
      name: z.string().nullable(),
      content_type: z.string().nullable(),
      size_bytes: z.int().nullable(),
    }),
  ),
  /** Of what we send. */
  delivery: z.strictObject({ status: z.string(), reason: z.string().nullable() }).nullable(),
})
export type MessageItem = z.infer<typeof MessageItem>

const Composer = z.strictObject({ text: z.string(), version: z.int() })
export const ScheduledWire = z.strictObject({
  scheduled_id: z.uuid(),
  author_id: z.string(),
  text: z.string(),
  at: Instant,
})

export const ConversationDetail = z.strictObject({
  conversation: ConversationRow,
  composer: Composer,
  scheduled: z.array(ScheduledWire),
})
