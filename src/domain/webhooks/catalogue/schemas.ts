import { z } from 'zod'
import { JsonObject } from '../../../lib/json.ts'

const Instant = z.iso.datetime({ offset: true })
const Reference = z.string()
const conversation = { conversation_id: z.uuid(), customer_id: z.uuid() }
const ticket = {
  ticket_id: z.uuid(),
  reference: Reference,
  conversation_id: z.uuid(),
  reason: z.string(),
  promised_at: Instant,
}
const order = { order_id: z.uuid(), reference: Reference, status: z.string(), ...conversation }

/**
 * What programs can hear of, each with what is told of it: ids and states, never words of a customer, a name or a phone. The
 * triggers of the database (`tell_webhooks`) write the same; a test compares both.
 */
export const EVENTS = {
  'message.received': {
    means: 'A customer has written.',
    data: z.strictObject({ message_id: z.uuid(), conversation_id: z.uuid(), kind: z.string() }),
  },
  'conversation.taken_over': {
    means: 'A person has the conversation now; the assistant is silent in it.',
    data: z.strictObject({ ...conversation, owner_id: z.string() }),
  },
  'conversation.handed_back': {
    means: 'The assistant has the conversation again.',
    data: z.strictObject(conversation),
  },
  'conversation.resolved': {
    means: 'A person has said that the matter is done.',
    data: z.strictObject(conversation),
  },
  'ticket.opened': { means: 'Something waits for a person.', data: z.strictObject(ticket) },
  'ticket.late': { means: 'Nobody has kept the promise of a ticket in time.', data: z.strictObject(ticket) },
  'order.created': {
    means: 'A customer has begun an order. It is a draft: nothing is promised yet.',
    data: z.strictObject(order),
  },
  'order.placed': {
    means: 'The customer has confirmed the order, and its payment is awaited.',
    data: z.strictObject(order),
  },
  'order.paid': { means: 'The money for the order is proven.', data: z.strictObject(order) },
  'order.cancelled': { means: 'The order ended without being fulfilled.', data: z.strictObject(order) },
  'order.fulfilled': { means: 'The customer has the goods.', data: z.strictObject(order) },
  'payment.settled': {
    means: 'One payment for an order has come in and is proven.',
    data: z.strictObject({ attempt_id: z.uuid(), order_id: z.uuid(), method: z.string(), status: z.string() }),
  },
  'payment.review_opened': {
    means: 'Money needs the decision of a person.',
    data: z.strictObject({
      review_id: z.uuid(),
      reason: z.string(),
      order_id: z.uuid().nullable(),
      attempt_id: z.uuid().nullable(),
    }),
  },
  'consent.changed': {
    means: 'A customer has agreed to something or taken it back.',
    data: z.strictObject({ customer_id: z.uuid(), purpose: z.string(), action: z.string() }),
  },
  'settings.published': {
    means: 'The shop has other settings.',
    data: z.strictObject({ version: z.int() }),
  },
} as const satisfies Record<string, { means: string; data: z.ZodObject }>

export const EventType = z.enum(Object.keys(EVENTS) as [keyof typeof EVENTS, ...(keyof typeof EVENTS)[]])
export type EventType = z.infer<typeof EventType>

/** What a test brings. It is no fact: it has the number 0 and is in no list of facts. */
export const TEST_EVENT = 'webhook.test'

/** The body of every request. `sequence` counts the facts of a shop from 1. */
export const EventBody = z.strictObject({
  type: z.union([EventType, z.literal(TEST_EVENT)]),
  timestamp: z.iso.datetime(),
  sequence: z.int().min(0),
  data: JsonObject,
})
export type EventBody = z.infer<typeof EventBody>
