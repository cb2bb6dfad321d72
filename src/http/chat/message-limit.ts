import { createHash } from 'node:crypto'
import type { Clock, RateLimiter } from '../../domain/context.ts'

const PLACES = 20
const MINUTE_MS = 60_000
/** A place is free again a minute after it was taken. */
const PLACE = { burst: 1, perSecond: 1_000 / MINUTE_MS }
/** Each process remembers who was turned away, until a place is free, so that a flood costs nothing. */
const MOST_REMEMBERED = 5_000

/** How long the named have to wait before they may write again, in ms; 0 takes a place of each. */
export type MessageLimit = (tenantId: string, names: readonly string[]) => Promise<number>

/**
 * Twenty messages in any minute, however they fall: a bucket that fills up by and by would let more through. The limiter keeps
 * twenty places for each name, each for one message.
 */
export function messageLimit({ limiter, clock }: { limiter: RateLimiter; clock: Clock }): MessageLimit {
  const turnedAway = new Map<string, number>()
  /** The place after the one taken last, which is the likeliest to be free. */
  const likeliest = new Map<string, number>()
  const takePlace = async (tenantId: string, name: string): Promise<number> => {
    const key = `${tenantId} ${name}`
    const now = clock.now().getTime()
    const until = turnedAway.get(key) ?? 0
    if (until > now && until <= now + MINUTE_MS) return until - now
    const first = likeliest.get(key) ?? 0
    let shortest = Number.POSITIVE_INFINITY
    for (let tried = 0; tried < PLACES; tried += 1) {
      const place = (first + tried) % PLACES
      const { granted, waitMs } = await limiter.take(tenantId, `chat:${name}:${place}`, PLACE)
      if (granted) {
        remember(likeliest, key, (place + 1) % PLACES)
        return 0
      }
      shortest = Math.min(shortest, waitMs)
    }
    remember(turnedAway, key, now + shortest)
    return shortest
  }
  return async (tenantId, names) => {
    for (const name of names) {
      const waitMs = await takePlace(tenantId, name)
      if (waitMs > 0) return waitMs
    }
    return 0
  }
}

function remember(kept: Map<string, number>, key: string, value: number): void {
  if (kept.size >= MOST_REMEMBERED) kept.clear()
  kept.set(key, value)
}

/** An address of the network under a name that tells it to nobody. */
export function nameOfAddress(address: string): string {
  return `ip:${createHash('sha256').update(address).digest('base64url').slice(0, 16)}`
}
