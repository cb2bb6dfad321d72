import type { Redis } from 'ioredis'
import { z } from 'zod'
import type { Clock, Log } from '../../domain/context.ts'
import { parseJson } from '../../lib/parse-json.ts'
import type { FactCache, KeptFact } from '../trip-sources/fact-cache.ts'

const Kept = z.strictObject({ text: z.string(), freshUntil: z.iso.datetime() })

/** Keys lead with the tenant. While Redis is away nothing is kept: sources are asked again. */
export function redisFactCache(redis: Redis, prefix: string, clock: Clock, log: Log): FactCache {
  const nameOf = (tenantId: string, key: string) => `{${prefix}}:trip:${tenantId}:${key}`
  const away = (error: unknown) =>
    log.warn('fact_cache_away', { problem: error instanceof Error ? error.message : String(error) })
  return {
    async read(tenantId, keys) {
      const found = new Map<string, KeptFact>()
      if (keys.length === 0) return found
      const texts = await redis.mget(keys.map((key) => nameOf(tenantId, key))).catch((error: unknown) => {
        away(error)
        return []
      })
      for (const [at, key] of keys.entries()) {
        const kept = Kept.safeParse(parseJson(texts[at] ?? ''))
        if (kept.success) found.set(key, { text: kept.data.text, freshUntil: new Date(kept.data.freshUntil) })
      }
      return found
    },
    async write(tenantId, facts) {
      const batch = redis.pipeline()
      for (const { key, text, freshUntil, keepUntil } of facts) {
        const lifeMs = keepUntil.getTime() - clock.now().getTime()
        const value = JSON.stringify({ text, freshUntil: freshUntil.toISOString() })
        if (lifeMs > 0) batch.set(nameOf(tenantId, key), value, 'PX', lifeMs)
      }
      await batch.exec().catch(away)
    },
  }
}
