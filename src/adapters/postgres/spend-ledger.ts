import type { Clock, Ids, Tx } from '../../domain/context.ts'
import { TenantSettings } from '../../domain/tenancy/schemas.ts'
import type { SpendGrant, SpendLedger, SpendOutcome, SpendRequest } from '../../llm/spend-ledger.ts'

export interface SpendLedgerDeps {
  tenantTx: <T>(tenantId: string, run: (tx: Tx) => Promise<T>) => Promise<T>
  clock: Clock
  ids: Ids
}

const DEFAULT_BUDGET = TenantSettings.shape.dailyModelBudgetMicroUsd.parse(undefined)

interface GrantRow {
  budget: bigint
  spent: bigint
  granted: boolean
}

/** Model spend in the table model_usage. The day is the tenant's own; a call whose cost is not known counts as reserved. */
export function postgresSpendLedger({ tenantTx, clock, ids }: SpendLedgerDeps): SpendLedger {
  return {
    reserve: (request) => {
      const usageId = ids.uuid()
      return tenantTx(request.tenantId, (tx) => reserve(tx, usageId, clock.now(), request))
    },
    async settle(tenantId, usageId, outcome) {
      await tenantTx(tenantId, (tx) => settle(tx, tenantId, usageId, outcome))
    },
  }
}

async function reserve(tx: Tx, usageId: string, at: Date, request: SpendRequest): Promise<SpendGrant> {
  const { tenantId, conversationId, requestId, prompt, model, reservedMicroUsd } = request
  // Its own statement: the next one must take its snapshot after every earlier reservation has committed.
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`model_usage ${tenantId}`}, 0))`
  const [row] = await tx.$queryRaw<GrantRow[]>`
    WITH tenant AS (
      SELECT coalesce((settings->>'dailyModelBudgetMicroUsd')::bigint, ${DEFAULT_BUDGET}::bigint) AS budget,
        date_trunc('day', ${at}::timestamptz, coalesce(settings->>'timezone', 'UTC')) AS day_start
      FROM tenants WHERE id = ${tenantId}::uuid
    ), used AS (
      SELECT coalesce(sum(coalesce(u.cost_micro_usd, u.reserved_micro_usd)), 0)::bigint AS spent
      FROM tenant t JOIN model_usage u ON u.tenant_id = ${tenantId}::uuid AND u.at >= t.day_start
    ), granted AS (
      INSERT INTO model_usage (tenant_id, id, conversation_id, request_id, prompt, model, status, reserved_micro_usd, at)
      SELECT ${tenantId}::uuid, ${usageId}::uuid, ${conversationId}::uuid, ${requestId}::uuid, ${prompt}, ${model},
        'reserved', ${reservedMicroUsd}::int, ${at}::timestamptz
      FROM tenant, used WHERE used.spent + ${reservedMicroUsd}::int <= tenant.budget
      RETURNING id
    )
    SELECT tenant.budget, used.spent, EXISTS (SELECT FROM granted) AS granted FROM tenant, used`
  if (!row?.granted) return { granted: false }
  const remaining = Number(row.budget - row.spent) - reservedMicroUsd
  return { granted: true, usageId, remainingShare: Math.max(0, remaining / Number(row.budget)) }
}

async function settle(tx: Tx, tenantId: string, usageId: string, outcome: SpendOutcome): Promise<void> {
  const { model, tokens, costMicroUsd, status, ms } = outcome
  await tx.modelUsage.update({
    where: { tenantId_id: { tenantId, id: usageId } },
    select: { id: true },
    data: {
      model,
      status,
      costMicroUsd,
      inputTokens: tokens?.input ?? null,
      outputTokens: tokens?.output ?? null,
      cacheReadTokens: tokens?.cacheRead ?? null,
      cacheWriteTokens: tokens?.cacheWrite ?? null,
      durationMs: Math.round(ms),
    },
  })
}
