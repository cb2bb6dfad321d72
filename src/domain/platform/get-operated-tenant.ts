import { z } from 'zod'
import type { Ctx } from '../context.ts'
import { AppError } from '../errors.ts'
import { PLATFORM_TENANT } from '../tenancy/schemas.ts'
import { OperatedTenant } from './schemas.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const Row = OperatedTenant.extend({ owners: z.array(z.string()).nullable() })

/** What an operator is told of a shop. Throws `not_found`. @param shop a ctx of that shop */
export async function getOperatedTenant(shop: Ctx): Promise<OperatedTenant> {
  const since = new Date(shop.clock.now().getTime() - DAY_MS)
  const rows = await shop.statement`
    SELECT t.id AS "tenantId", t.slug, t.name, t.created_at AS "createdAt", t.disabled_at AS "suspendedAt",
      t.disabled_reason AS "suspendedReason",
      (SELECT count(*)::int FROM inbound_messages i WHERE i.tenant_id = t.id AND i.received_at >= ${since}) AS "messages24h",
      (SELECT min(i.received_at) FROM inbound_messages i WHERE i.tenant_id = t.id AND i.turn_id IS NULL) AS "oldestUnhandledAt",
      (SELECT count(*)::int FROM turns r WHERE r.tenant_id = t.id AND r.outcome = 'failed' AND r.started_at >= ${since})
        + (SELECT count(*)::int FROM failed_work f WHERE f.tenant_id = t.id AND f.dead_at >= ${since}) AS "errors24h",
      (SELECT coalesce(sum(m.cost_micro_usd), 0)::int FROM model_usage m WHERE m.tenant_id = t.id AND m.at >= ${since}) AS "spendMicroUsd24h",
      (SELECT array_agg(regexp_replace(u.email, '^(.).*@', '\\1***@') ORDER BY u.email) FROM users u
        WHERE u.tenant_id = t.id AND u.role = 'owner' AND u.disabled_at IS NULL) AS owners
    FROM tenants t WHERE t.id = ${shop.tenantId}::uuid AND t.id <> ${PLATFORM_TENANT}::uuid`
  const [row] = z.array(Row).parse(rows)
  if (!row) throw new AppError('not_found', 'there is no such shop')
  return { ...row, owners: row.owners ?? [] }
}
