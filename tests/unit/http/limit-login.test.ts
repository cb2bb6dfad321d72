import { describe, expect, it } from 'vitest'
import { limitLogin } from '../../../src/http/serve/limit-login.ts'
import { tokenBuckets } from '../../../src/lib/token-buckets.ts'
import { testClock } from '../../support/test-ctx.ts'

/** The shared limiter as all processes see it, with what it was asked. */
function sharedBuckets(clock: ReturnType<typeof testClock>) {
  const buckets = new Map<string, ReturnType<typeof tokenBuckets>>()
  const asked: string[] = []
  return {
    asked,
    take: async (tenantId: string, key: string, rule: { burst: number; perSecond: number }) => {
      asked.push(key)
      const bucket = buckets.get(key) ?? tokenBuckets(rule)
      buckets.set(key, bucket)
      const waitMs = bucket(tenantId, clock.now())
      return { granted: waitMs === 0, waitMs, left: 0 }
    },
  }
}

function open() {
  const clock = testClock()
  const limiter = sharedBuckets(clock)
  return { clock, limiter, limit: limitLogin({ limiter, clock }) }
}

const times = async (count: number, attempt: (n: number) => Promise<number>) => {
  const waits: number[] = []
  for (let n = 0; n < count; n++) waits.push(await attempt(n))
  return waits.filter((wait) => wait === 0).length
}

describe('attempts to sign in', () => {
  it('are twenty a minute from an address, whatever shops and accounts it names', async () => {
    const { clock, limit, limiter } = open()
    const from = (address: string) => (n: number) =>
      limit({ address, tenantId: n % 2 === 0 ? `shop-${n}` : null, account: `staff${n}@example.com` })
    expect(await times(30, from('203.0.113.7'))).toBe(20)
    expect(await times(30, from('203.0.113.8'))).toBe(20)
    clock.advance(3_000)
    expect(await times(5, from('203.0.113.7'))).toBe(1)
    expect(limiter.asked.join()).not.toMatch(/203\.0|example/)
  })

  it('are ten a minute on an account, from however many addresses', async () => {
    const { limit } = open()
    const on = (account: string) => (n: number) => limit({ address: `203.0.113.${n}`, tenantId: 'shop', account })
    expect(await times(30, on('achieng@example.com'))).toBe(10)
    expect(await times(30, on('brian@example.com'))).toBe(10)
  })

  it('count over processes for the shop that is tried', async () => {
    const clock = testClock()
    const limiter = sharedBuckets(clock)
    const processes = [limitLogin({ limiter, clock }), limitLogin({ limiter, clock })]
    const attempt = (n: number) =>
      processes[n % 2]?.({ address: '203.0.113.7', tenantId: 'shop', account: `staff${n}@example.com` }) ?? 1
    expect(await times(40, async (n) => attempt(n))).toBe(20)
  })
})
