import type { Context } from 'koa'
import type { Clock, RateLimiter, RateRule } from '../../domain/context.ts'
import { lastUsed } from '../../lib/last-used.ts'
import { HttpError } from '../http-error.ts'
import type { LimitRate } from './steps.ts'

const MINUTE_S = 60
const perMinute = (count: number): RateRule => ({ burst: count, perSecond: count / MINUTE_S })
const OF_PRINCIPAL = perMinute(600)
const OF_WRITES = perMinute(120)
const OF_TENANT = perMinute(6_000)

/** Who was turned away is turned away from memory until a token is there, so that a flood costs nothing. */
const MOST_REMEMBERED = 5_000

interface Bucket {
  tenantId: string
  key: string
  rule: RateRule
}

/**
 * Six hundred requests a minute for whoever asks, 120 of them writes, and six thousand for a tenant. Every answer says how it stands
 * with what is scarcest. Whoever is over one limit takes nothing of the next: one key cannot use up what its shop has.
 */
export function limitRate({ limiter, clock }: { limiter: RateLimiter; clock: Clock }): LimitRate {
  const turnedAway = lastUsed<string, number>({ room: MOST_REMEMBERED })
  const take = async ({ tenantId, key, rule }: Bucket) => {
    const name = `${tenantId} ${key}`
    const now = clock.now().getTime()
    const until = turnedAway.find(name) ?? 0
    if (until > now) return { granted: false, waitMs: until - now, left: 0 }
    const taken = await limiter.take(tenantId, key, rule)
    if (!taken.granted) turnedAway.keep(name, now + taken.waitMs)
    return taken
  }
  return async ({ http, route, principal }) => {
    if (principal === null) return
    const { tenantId, id } = principal
    const own = { tenantId, key: `api:${id}`, rule: OF_PRINCIPAL }
    const writes = { tenantId, key: `api-writes:${id}`, rule: OF_WRITES }
    const ofTenant = { tenantId, key: 'api', rule: OF_TENANT }
    let least: { left: number; rule: RateRule } | null = null
    for (const bucket of route.method === 'GET' ? [own, ofTenant] : [own, writes, ofTenant]) {
      const { granted, waitMs, left } = await take(bucket)
      if (!granted) throw tooMany(http, bucket.rule, waitMs)
      if (least === null || left < least.left) least = { left, rule: bucket.rule }
    }
    if (least !== null) tell(http, least.rule, least.left)
  }
}

/** `RateLimit-Reset` is when all of it is there again, in seconds. */
function tell(http: Context, { burst, perSecond }: RateRule, left: number): void {
  http.set({
    'ratelimit-limit': String(burst),
    'ratelimit-remaining': String(left),
    'ratelimit-reset': String(Math.ceil((burst - left) / perSecond)),
  })
}

function tooMany(http: Context, rule: RateRule, waitMs: number): HttpError {
  const seconds = Math.ceil(waitMs / 1_000)
  tell(http, rule, 0)
  const message = `More than ${rule.burst} in a minute. Ask again in ${seconds} s.`
  return new HttpError('rate_limited', message, { retryAfterS: seconds })
}
