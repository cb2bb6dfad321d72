import { describe, expect, it } from 'vitest'
import type { Clock, RateLimiter } from '../../../src/domain/context.ts'
import { messageLimit } from '../../../src/http/chat/message-limit.ts'
import { testClock } from '../../support/test-ctx.ts'

/** Buckets in memory, which count how often they were asked. */
function bucketsOf(clock: Clock): RateLimiter & { asked: number } {
  const buckets = new Map<string, { tokens: number; at: number }>()
  const limiter = {
    asked: 0,
    take: async (tenantId: string, key: string, { burst, perSecond }: { burst: number; perSecond: number }) => {
      limiter.asked += 1
      const now = clock.now().getTime()
      const { tokens, at } = buckets.get(tenantId + key) ?? { tokens: burst, at: now }
      const filled = Math.min(burst, tokens + ((now - at) / 1_000) * perSecond)
      const granted = filled > 0.999_999
      buckets.set(tenantId + key, { tokens: granted ? filled - 1 : filled, at: now })
      const left = Math.floor(granted ? filled - 1 : filled)
      return { granted, waitMs: granted ? 0 : Math.round(((1 - filled) / perSecond) * 1_000), left }
    },
  }
  return limiter
}

describe('twenty messages a minute', () => {
  const open = () => {
    const clock = testClock()
    const limiter = bucketsOf(clock)
    return { clock, limiter, limit: messageLimit({ limiter, clock }) }
  }

  it('are taken however they fall, and the next waits for the first to be a minute old', async () => {
    const { clock, limit } = open()
    for (let n = 0; n < 20; n += 1) {
      expect(await limit('t', ['ip'])).toBe(0)
      clock.advance(2_000)
    }
    expect(await limit('t', ['ip'])).toBe(20_000)
    clock.advance(20_000)
    expect(await limit('t', ['ip'])).toBe(0)
    expect(await limit('t', ['ip'])).toBe(2_000)
  })

  it('are counted for each name and tenant', async () => {
    const { limit } = open()
    for (let n = 0; n < 20; n += 1) await limit('t', ['ip'])
    expect(await limit('t', ['ip'])).toBeGreaterThan(0)
    expect([await limit('t', ['other']), await limit('u', ['ip'])]).toEqual([0, 0])
    expect(await limit('t', ['other', 'ip'])).toBeGreaterThan(0)
  })

  it('cost one question each, and a flood after them none', async () => {
    const { limiter, limit } = open()
    for (let n = 0; n < 20; n += 1) await limit('t', ['ip'])
    expect(limiter.asked).toBe(20)
    await limit('t', ['ip'])
    const before = limiter.asked
    for (let n = 0; n < 100; n += 1) await limit('t', ['ip'])
    expect(limiter.asked).toBe(before)
  })
})
