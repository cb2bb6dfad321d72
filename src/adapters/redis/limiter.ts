import type { Redis } from 'ioredis'
import { z } from 'zod'
import type { Clock, Log, RateLimiter } from '../../domain/context.ts'
import { SKEW_MS } from '../clock-skew.ts'

/** Refills and takes in one step, so that two processes cannot take the same token. Times in ms, tokens as text. */
const TAKE = `
local burst, per_ms, now = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local saved = redis.call('HMGET', KEYS[1], 'tokens', 'at')
local tokens, at = tonumber(saved[1]) or burst, tonumber(saved[2]) or now
if at - now > tonumber(ARGV[4]) then at = now end
tokens = math.min(burst, tokens + math.max(0, now - at) * per_ms)
at = math.max(now, at)
local wait = 0
if tokens >= 1 then tokens = tokens - 1 else wait = math.ceil((1 - tokens) / per_ms + at - now) end
redis.call('HSET', KEYS[1], 'tokens', tostring(tokens), 'at', string.format('%.0f', at))
redis.call('PEXPIRE', KEYS[1], math.ceil(burst / per_ms) + 1000)
return { wait, math.floor(tokens) }`

const Taken = z.tuple([z.number(), z.number()])

/**
 * Keys are hash-tagged with the prefix, so that they work on a Redis Cluster, and lead with the tenant. While Redis is
 * away everything is granted: a limit protects against floods, an outage of ours must not silence a shop.
 */
export function redisLimiter(redis: Redis, prefix: string, clock: Clock, log: Log): RateLimiter {
  return {
    async take(tenantId, key, rule) {
      const name = `{${prefix}}:rate:${tenantId}:${key}`
      try {
        const now = clock.now().getTime()
        const taken = await redis.eval(TAKE, 1, name, rule.burst, rule.perSecond / 1000, now, SKEW_MS)
        const [waitMs, left] = Taken.parse(taken)
        return { granted: waitMs === 0, waitMs, left }
      } catch (error) {
        log.warn('limiter_away', { problem: error instanceof Error ? error.message : String(error) })
        return { granted: true, waitMs: 0, left: rule.burst }
      }
    },
  }
}
