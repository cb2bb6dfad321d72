import { z } from 'zod'
import type { Json } from '../../../lib/json.ts'
import { Json as JsonSchema } from '../../../lib/json.ts'
import type { Ctx, TxCtx } from '../../context.ts'
import { TRIP_TIMES } from '../limits.ts'
import { RunNode, RunOptions } from '../schemas/index.ts'

/** No lease is given for longer: one that ends later than this was given by a clock that ran ahead. */
const AHEAD_MS = 60_000

const Row = z.object({
  runId: z.uuid(),
  tripId: z.uuid(),
  parentRunId: z.uuid().nullable(),
  attempts: z.int(),
  claims: z.int(),
  node: RunNode.nullable(),
  intent: JsonSchema,
  options: RunOptions,
  traceId: z.uuid(),
  seed: z.coerce.number().pipe(z.int()),
  createdAt: z.date(),
  conversationId: z.uuid().nullable(),
  customerId: z.uuid().nullable(),
  language: z.string(),
})

/**
 * The right to work on a run. It is lost when the run ends, or somebody else takes it up: `claims` counts that, and unlike `attempts`
 * never begins anew.
 */
export type RunClaim = z.infer<typeof Row> & { intent: Json }

/** Takes a run up; null when it has ended, or somebody is at work on it. */
export async function claimRun(ctx: Ctx, runId: string): Promise<RunClaim | null> {
  return ctx.transaction(async (ctx) => {
    const now = ctx.clock.now()
    const [row] = await ctx.tx.$queryRaw<unknown[]>`
      UPDATE trip_runs SET status = 'running', attempts = attempts + 1, claims = claims + 1,
        lease_until = ${leaseFrom(now)}::timestamptz
      WHERE tenant_id = ${ctx.tenantId}::uuid AND id = ${runId}::uuid AND status IN ('queued', 'running')
        AND (lease_until IS NULL OR lease_until <= ${now}::timestamptz
          OR lease_until > ${new Date(now.getTime() + AHEAD_MS)}::timestamptz)
      RETURNING id AS "runId", trip_id AS "tripId", parent_run_id AS "parentRunId", attempts, claims, node, intent, options,
        trace_id AS "traceId", seed::text, created_at AS "createdAt", conversation_id AS "conversationId",
        customer_id AS "customerId", language`
    return row === undefined ? null : Row.parse(row)
  })
}

/**
 * Whether a claim still holds, whatever the run was asked meanwhile; `go` renews it. Locks the run for the caller's transaction.
 * @param next the node that begins where it does; null: none
 */
export async function keepRun(
  ctx: TxCtx,
  claim: RunClaim,
  next: RunNode | null = null,
): Promise<'go' | 'cancelled' | 'lost'> {
  const rows = await ctx.tx.$queryRaw<{ cancelled: boolean }[]>`
    UPDATE trip_runs SET lease_until = ${leaseFrom(ctx.clock.now())}::timestamptz,
      node = CASE WHEN cancel_requested_at IS NULL THEN coalesce(${next}, node) ELSE node END
    WHERE tenant_id = ${ctx.tenantId}::uuid AND id = ${claim.runId}::uuid AND status = 'running' AND claims = ${claim.claims}
    RETURNING cancel_requested_at IS NOT NULL AS cancelled`
  const [row] = rows
  if (row === undefined) return 'lost'
  return row.cancelled ? 'cancelled' : 'go'
}

/** Gives a claim back undone, so that nobody waits for its lease to end. */
export async function releaseRun(ctx: Ctx, { runId, claims }: RunClaim): Promise<void> {
  await ctx.transaction(({ tx, tenantId }) =>
    tx.tripRun.updateMany({
      where: { tenantId, id: runId, status: 'running', claims },
      data: { status: 'queued', leaseUntil: null },
    }),
  )
}

function leaseFrom(now: Date): Date {
  return new Date(now.getTime() + TRIP_TIMES.leaseSeconds * 1_000)
}
