import type { RateRule } from '../context.ts'
import type { ChannelKind } from './schemas.ts'

/** What kind of channel a conversation is on decides how far the shop may reach in it. */
export interface ChannelRules {
  /** How long after her last message a customer may be written to freely; null where the chat never closes. */
  windowMs: number | null
  /** How fast the channel takes messages: of its sender, and of the sender to one address; null where nobody counts. */
  pace: { sender: RateRule; pair: RateRule } | null
  /** Whether customers write one thought in several messages, so that a turn waits a moment for more. */
  waitsForMore: boolean
  /** Whether its provider approves templates, which may say something through a closed window. */
  hasTemplates: boolean
  /** Whether a message finds a customer who is not looking. Where it does not, nothing is sent that nobody asked for. */
  findsCustomer: boolean
}

const DAY_MS = 24 * 60 * 60 * 1000

export const CHANNEL_RULES: Readonly<Record<ChannelKind, ChannelRules>> = {
  whatsapp: {
    // The window closes 24 hours after the customer's last message; we count it closed a little earlier.
    windowMs: DAY_MS - 5 * 60 * 1000,
    // A sender may pass 80 messages a second, and a pair of numbers a short burst and then one every few seconds.
    pace: { sender: { burst: 60, perSecond: 60 }, pair: { burst: 20, perSecond: 1 } },
    waitsForMore: true,
    hasTemplates: true,
    findsCustomer: true,
  },
  // Our own store is its provider: what is sent lies there until her browser reads it.
  web: { windowMs: null, pace: null, waitsForMore: false, hasTemplates: false, findsCustomer: false },
}
