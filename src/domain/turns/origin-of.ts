import type { OriginCause } from './schemas.ts'

/** What the audit log has the events of. */
export interface Subject {
  type: 'order' | 'payment_attempt' | 'ticket' | 'conversation'
  id: string
}

const ID = '([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})'
/** The keys under which each kind of notice is said once; the number at the end is the part of a long text. */
const KEYS: readonly [RegExp, OriginCause, Subject['type'] | null][] = [
  [new RegExp(`^receipt:${ID}:`), 'receipt', 'order'],
  [new RegExp(`^outreach:abandoned_cart:${ID}:`), 'cart_reminder', 'order'],
  [new RegExp(`^campaign:${ID}:`), 'campaign', null],
  [new RegExp(`^watch:${ID}:`), 'trip_changed', null],
  [new RegExp(`^ticket:${ID}:overdue:`), 'ticket_overdue', 'ticket'],
  [new RegExp(`^person:${ID}:`), 'person', 'conversation'],
  [new RegExp(`^stretch:${ID}:back:`), 'hand_back', null],
  [new RegExp(`^voice:${ID}:`), 'voice_not_heard', null],
  [new RegExp(`^media:${ID}:`), 'media_too_many', null],
  [new RegExp(`^rating:${ID}:`), 'rating', null],
  [new RegExp(`^${ID}:`), 'payment', 'payment_attempt'],
]

/** Why a message without a turn was queued, and about what, from the key that keeps it from being said twice. */
export function originOf(message: { author: string; dedupeKey: string | null }): {
  cause: OriginCause
  subject: Subject | null
} {
  for (const [pattern, cause, type] of KEYS) {
    const id = pattern.exec(message.dedupeKey ?? '')?.[1]
    if (id !== undefined) return { cause, subject: type === null ? null : { type, id } }
  }
  return { cause: message.author === 'human' ? 'person' : 'other', subject: null }
}
