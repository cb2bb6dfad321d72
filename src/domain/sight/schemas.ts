import { z } from 'zod'

/** What an address names that belongs to a conversation, or to the customer of one. */
export const Concern = z.enum([
  'conversation',
  'customer',
  'message',
  'note',
  'order',
  'payment_attempt',
  'provider_message',
  'scheduled',
  'ticket',
  'turn',
])
export type Concern = z.infer<typeof Concern>
