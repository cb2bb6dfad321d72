import type { TenantSettings } from '../tenancy/schemas.ts'
import type { InboundMessage } from './schemas.ts'

const SENTENCE_END = /[.!?…]\s*$/
/** Picks, answers, consent and payment words: the customer waits for a reaction to exactly this. */
const HURRY =
  /^(?:\d{1,2}|yes|no|ok|ndi[yo]+|hapana|sawa|stop|start|help|unsubscribe)$|\b(?:nimelipa|paid|pay|lipa|mpesa|m-pesa|pin)\b/i

/** True for messages that must not wait for more: taps, picks, consent and payment words. */
export function isHurried(message: Pick<InboundMessage, 'kind' | 'body'>): boolean {
  return message.kind === 'button' || message.kind === 'list' || HURRY.test(message.body.trim())
}

/**
 * How long a turn should still wait for the customer to finish typing, in ms; 0 starts it now. The window is short after
 * a finished sentence, long after a fragment, and the first message never waits longer than the cap: what would is from a
 * clock that ran ahead.
 */
export function quietWaitMs(messages: InboundMessage[], settings: TenantSettings['quietWindowMs'], now: Date): number {
  const first = messages[0]
  const last = messages.at(-1)
  if (!first || !last || messages.some(isHurried)) return 0
  const text = last.body.trim()
  const finished = SENTENCE_END.test(text) || text.length >= 60
  const share = finished ? 0 : Math.max(0, 1 - text.length / 60)
  const window = settings.min + (settings.max - settings.min) * share
  const quietUntil = last.receivedAt.getTime() + window
  const capUntil = first.receivedAt.getTime() + settings.cap
  const waitMs = Math.ceil(Math.min(quietUntil, capUntil) - now.getTime())
  return waitMs > settings.cap ? 0 : Math.max(0, waitMs)
}
