import { lastUsed } from './last-used.ts'

/** More names than this are nobody's normal day: those who came last are remembered. */
const ROOM = 20_000

/**
 * Token buckets in the memory of this process, for what must cost nothing to refuse. Takes a token of a name; gives how long to
 * wait for one in ms, 0 when it was there.
 */
export function tokenBuckets(rule: { burst: number; perSecond: number }): (name: string, now: Date) => number {
  const buckets = lastUsed<string, { tokens: number; at: number }>({ room: ROOM })
  const perMs = rule.perSecond / 1_000
  return (name, now) => {
    const ms = now.getTime()
    const { tokens, at } = buckets.find(name) ?? { tokens: rule.burst, at: ms }
    const filled = Math.min(rule.burst, tokens + Math.max(0, ms - at) * perMs)
    const granted = filled >= 1
    buckets.keep(name, { tokens: granted ? filled - 1 : filled, at: ms })
    return granted ? 0 : Math.ceil((1 - filled) / perMs)
  }
}
