import { Redis } from 'ioredis'
import { afterAll, describe, expect, it } from 'vitest'
import { postgresLimiter } from '../../../src/adapters/postgres/limiter.ts'
import { redisLimiter } from '../../../src/adapters/redis/limiter.ts'
import { randomIds } from '../../../src/adapters/system/ids.ts'
import type { Clock, RateLimiter } from '../../../src/domain/context.ts'
import { createShop } from '../../support/builders.ts'
import { testRedis } from '../../support/redis.ts'
import { testClock, testLog } from '../../support/test-ctx.ts'
import { testDatabase } from '../../support/test-database.ts'

const redisUrl = await testRedis()
const db = await testDatabase()
const redis = redisUrl === null ? null : new Redis(redisUrl)
afterAll(() => redis?.disconnect())

const LIMITERS: [string, ((clock: Clock, prefix?: string) => RateLimiter) | null][] = [
  ['PostgreSQL', (clock) => postgresLimiter(db, clock)],
  [
    'Redis',
    redis === null
      ? null
      : (clock, prefix = `t${randomIds.secret(4)}`) => redisLimiter(redis, prefix, clock, testLog()),
  ],
]

describe.each(LIMITERS)('rate limiter on %s', (_name, build) => {
  const onStore = build === null ? it.skip : it
  const rule = { burst: 3, perSecond: 2 }

  onStore('grants a burst, then says how long to wait, then refills with time', async () => {
    const clock = testClock()
    const limiter = (build ?? (() => postgresLimiter(db, clock)))(clock)
    const { tenantId } = await createShop(db)
    const take = () => limiter.take(tenantId, 'customer:1', rule)
    for (const left of [2, 1, 0]) expect(await take()).toEqual({ granted: true, waitMs: 0, left })
    expect(await take()).toEqual({ granted: false, waitMs: 500, left: 0 })
    clock.advance(500)
    expect((await take()).granted).toBe(true)
    expect((await take()).granted).toBe(false)
    clock.advance(60_000)
    for (let n = 0; n < 3; n++) expect((await take()).granted).toBe(true)
    expect((await take()).granted).toBe(false)
  })

  onStore('goes on after the clock was put back, and gives no more than a burst when it was put forward', async () => {
    const clock = testClock()
    const limiter = (build ?? (() => postgresLimiter(db, clock)))(clock)
    const { tenantId } = await createShop(db)
    const take = () => limiter.take(tenantId, 'customer:1', rule)
    for (let n = 0; n < 3; n++) await take()
    clock.advance(-3_600_000)
    // What had been taken stays taken, and comes back at the same rate as ever.
    expect(await take()).toEqual({ granted: false, waitMs: 500, left: 0 })
    clock.advance(500)
    expect((await take()).granted).toBe(true)
    clock.advance(7_200_000)
    for (let n = 0; n < 3; n++) expect((await take()).granted).toBe(true)
    expect(await take()).toEqual({ granted: false, waitMs: 500, left: 0 })
    clock.advance(-3_600_000)
    expect(await take()).toEqual({ granted: false, waitMs: 500, left: 0 })
    clock.advance(500)
    expect((await take()).granted).toBe(true)
  })

  onStore('refills once, not once for each, when two hosts have clocks a little apart', async () => {
    const [early, late] = [testClock(), testClock('2026-11-16T09:00:01Z')]
    const prefix = `t${randomIds.secret(4)}`
    const limiters = [early, late].map((clock) => (build ?? (() => postgresLimiter(db, clock)))(clock, prefix))
    const { tenantId } = await createShop(db)
    let granted = 0
    for (let round = 0; round < 20; round++)
      for (const limiter of limiters) granted += (await limiter.take(tenantId, 'customer:1', rule)).granted ? 1 : 0
    // The first of a full bucket, and then a full bucket again.
    expect(granted).toBe(1 + 3)
  })

  onStore('keeps keys and tenants apart', async () => {
    const clock = testClock()
    const limiter = (build ?? (() => postgresLimiter(db, clock)))(clock)
    const [one, other] = [await createShop(db), await createShop(db)]
    for (let n = 0; n < 4; n++) await limiter.take(one.tenantId, 'a', rule)
    expect((await limiter.take(one.tenantId, 'b', rule)).granted).toBe(true)
    expect((await limiter.take(other.tenantId, 'a', rule)).granted).toBe(true)
  })

  onStore('never grants more than the burst to many who ask at once', async () => {
    const clock = testClock()
    const limiter = (build ?? (() => postgresLimiter(db, clock)))(clock)
    const { tenantId } = await createShop(db)
    const verdicts = await Promise.all(Array.from({ length: 20 }, () => limiter.take(tenantId, 'rush', rule)))
    expect(verdicts.filter((verdict) => verdict.granted)).toHaveLength(3)
  })
})

describe('rate limiter without its Redis', () => {
  it('grants, because an outage of ours must not silence a shop', async () => {
    const away = new Redis('redis://127.0.0.1:1', {
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      lazyConnect: true,
    })
    away.on('error', () => undefined)
    const log = testLog()
    const limiter = redisLimiter(away, 'nobody', testClock(), log)
    expect(await limiter.take(randomIds.uuid(), 'a', { burst: 1, perSecond: 1 })).toEqual({
      granted: true,
      waitMs: 0,
      left: 1,
    })
    expect(log.lines.map((line) => line.event)).toEqual(['limiter_away'])
    away.disconnect()
  })
})
