import { z } from 'zod'
import type { Ctx } from '../context.ts'

/** A day is sealed when it has been over for so long: what was begun in it has ended by then. */
const LATE_MS = 3_600_000

const Sealed = z.object({ day: z.string() })

/**
 * Seals the oldest day that is over and not sealed yet: a hash of all its entries and of the seal before. From then on nobody can
 * change, add or take away an entry of it, or a whole day, without that being seen. Twice changes nothing.
 * @returns the day, as "2026-11-16"; null when all are sealed
 */
export async function sealDay(ctx: Ctx): Promise<string | null> {
  const now = ctx.clock.now()
  const today = new Date(now.getTime() - LATE_MS).toISOString().slice(0, 10)
  const rows = await ctx.statement`
    WITH last AS (
      SELECT s.day, s.hash FROM audit_seals s WHERE s.tenant_id = ${ctx.tenantId}::uuid ORDER BY s.day DESC LIMIT 1),
    oldest AS (
      SELECT (a.at AT TIME ZONE 'UTC')::date AS day FROM audit_log a
      WHERE a.tenant_id = ${ctx.tenantId}::uuid
        AND a.at >= coalesce((SELECT (last.day + 1)::timestamp AT TIME ZONE 'UTC' FROM last), '-infinity')
        AND a.at < ${today}::date::timestamp AT TIME ZONE 'UTC'
      ORDER BY a.at LIMIT 1)
    INSERT INTO audit_seals (tenant_id, day, entries, previous, hash, sealed_at)
    SELECT ${ctx.tenantId}::uuid, o.day, d.entries, coalesce((SELECT last.hash FROM last), ''), d.hash, ${now}
    FROM oldest o CROSS JOIN LATERAL audit_day(${ctx.tenantId}::uuid, o.day, coalesce((SELECT last.hash FROM last), '')) d
    ON CONFLICT DO NOTHING RETURNING day::text`
  return z.array(Sealed).parse(rows)[0]?.day ?? null
}
