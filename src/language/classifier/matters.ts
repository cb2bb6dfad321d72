import { z } from 'zod'

/** What a whole message is about, in finer kinds than intents: whatever words it uses. */
export const MATTERS = [
  'wish',
  'gift',
  'bulk',
  'ask_item',
  'change',
  'bargain',
  'offers',
  'delivery',
  'pickup',
  'shop',
  'pay',
  'payment_trouble',
  'order_status',
  'complaint',
  'refund',
  'person',
  'stop_messages',
  'start_messages',
  'language',
  'identity',
  'pause',
  'resume',
  'cancel',
  'thanks',
  'off_topic',
  'spam',
  'insult',
] as const

export const Matter = z.enum(MATTERS)
export type Matter = z.infer<typeof Matter>

/** The matter with the highest chance. */
export function likeliest(chances: Readonly<Record<Matter, number>>): Matter {
  return MATTERS.reduce((best, matter) => (chances[matter] > chances[best] ? matter : best))
}
