import { z } from 'zod'

export const INTENTS = [
  'sales_discovery',
  'product_question',
  'support_question',
  'order_status',
  'discounts_offers',
  'preferences_consent',
  'payment_help',
  'human_request',
  'spam_casual',
  'unknown',
] as const

export const Intent = z.enum(INTENTS)
export type Intent = z.infer<typeof Intent>
