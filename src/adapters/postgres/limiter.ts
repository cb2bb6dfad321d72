import type { Clock, RateLimiter } from '../../domain/context.ts'
import type { TenantDb } from './tenant-db.ts'

/** The token bucket in a table: the twin of the Redis one for an installation without Redis. */
export function postgresLimiter(db: TenantDb, clock: Clock): RateLimiter {
  return {
    take: (tenantId, key, rule) =>
      db.transaction(tenantId, async (tx) => {
        const now = clock.now()
        const refilled = await tx.$queryRaw<{ tokens: number }[]>`
          INSERT INTO rate_buckets AS b (tenant_id, key, tokens, refilled_at)
          VALUES (${tenantId}::uuid, ${key}, ${rule.burst}::float8, ${now})
          ON CONFLICT (tenant_id, key) DO UPDATE SET
            tokens = least(${rule.burst}::float8, b.tokens
              + extract(epoch FROM greatest(${now}::timestamptz - b.refilled_at, interval '0')) * ${rule.perSecond}::float8),
            refilled_at = greatest(b.refilled_at, ${now})
          RETURNING tokens`
        const tokens = refilled[0]?.tokens ?? 0
        if (tokens < 1) return { granted: false, waitMs: Math.ceil(((1 - tokens) / rule.perSecond) * 1000) }
        await tx.$executeRaw`
          UPDATE rate_buckets SET tokens = tokens - 1 WHERE tenant_id = ${tenantId}::uuid AND key = ${key}`
        return { granted: true, waitMs: 0 }
      }),
  }
}
