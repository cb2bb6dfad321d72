import { z } from 'zod'
import { HeardLang } from '../reading.ts'

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

/** One line that the classifier learns from. */
export const IntentLine = z.strictObject({ text: z.string().min(1), intent: Intent, lang: HeardLang })
export type IntentLine = z.infer<typeof IntentLine>
