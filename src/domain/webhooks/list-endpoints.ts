import { z } from 'zod'
import type { Ctx } from '../context.ts'
import { Endpoint } from './schemas.ts'

/** Who is told of facts, the oldest first, and what has not reached them. @param endpointId only this one */
export async function listEndpoints(
  ctx: Ctx,
  { endpointId = null }: { endpointId?: string | null } = {},
): Promise<Endpoint[]> {
  const rows = await ctx.statement`
    SELECT e.id AS "endpointId", e.name, e.url, e.types, e.state, e.disabled_reason AS "disabledReason", e.disabled_at AS "disabledAt",
      CASE WHEN e.old_secret_until > ${ctx.clock.now()} THEN e.old_secret_until END AS "oldSecretUntil",
      e.last_success_at AS "lastSuccessAt", e.failing_since AS "failingSince", e.version, e.created_at AS "createdAt",
      staff_name(e.tenant_id, e.created_by) AS "createdBy",
      (SELECT count(*)::int FROM webhook_deliveries d
        WHERE d.tenant_id = e.tenant_id AND d.endpoint_id = e.id AND d.state = 'waiting') AS waiting,
      (SELECT count(*)::int FROM webhook_deliveries d
        WHERE d.tenant_id = e.tenant_id AND d.endpoint_id = e.id AND d.state = 'dead') AS dead
    FROM webhook_endpoints e
    WHERE e.tenant_id = ${ctx.tenantId}::uuid AND (${endpointId}::uuid IS NULL OR e.id = ${endpointId}::uuid)
    ORDER BY e.created_at, e.id`
  return z.array(Endpoint).parse(rows)
}
