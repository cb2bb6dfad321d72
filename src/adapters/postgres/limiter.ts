import type { Clock, RateLimiter } from '../../domain/context.ts'
import { SKEW_MS } from '../clock-skew.ts'
import type { TenantDb } from './tenant-db.ts'

/** The token bucket in a table: the twin of the Redis one for an installation without Redis. */
export function postgresLimiter(db: TenantDb, clock: Clock): RateLimiter {
  return {
    take: (tenantId, key, rule) =>
      db.transaction(tenantId, async (tx) => {
        const now = clock.now()
        const refilled = await tx.$queryRaw<{ tokens: number; at: Date }[]>`
          INSERT INTO rate_buckets AS b (tenant_id, key, tokens, refilled_at)
          VALUES (${tenantId}::uuid, ${key}, ${rule.burst}::float8, ${now})
          ON CONFLICT (tenant_id, key) DO UPDATE SET
            tokens = least(${rule.burst}::float8, b.tokens
              + extract(epoch FROM greatest(${now}::timestamptz - b.refilled_at, interval '0')) * ${rule.perSecond}::float8),
            refilled_at = CASE WHEN b.refilled_at > ${new Date(now.getTime() + SKEW_MS)}::timestamptz
              THEN ${now}::timestamptz ELSE greatest(b.refilled_at, ${now}::timestamptz) END
          RETURNING tokens, refilled_at AS at`
        const { tokens = 0, at = now } = refilled[0] ?? {}
        if (tokens < 1) {
          const untilOne = ((1 - tokens) / rule.perSecond) * 1_000
          return { granted: false, waitMs: Math.ceil(untilOne + at.getTime() - now.getTime()), left: 0 }
        }
        await tx.$executeRaw`
          UPDATE rate_buckets SET tokens = tokens - 1 WHERE tenant_id = ${tenantId}::uuid AND key = ${key}`
        return { granted: true, waitMs: 0, left: Math.floor(tokens - 1) }
      }),
  }
}
