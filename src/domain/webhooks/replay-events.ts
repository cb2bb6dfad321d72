import { z } from 'zod'
import { recordAudit } from '../audit/index.ts'
import type { Ctx } from '../context.ts'
import { AppError } from '../errors.ts'
import { getEndpoint } from './get-endpoint.ts'
import { lockEndpoint } from './lock-endpoint.ts'

/** Of one request. Who needs more goes on from the last of them. */
const MOST = 10_000

/**
 * Tells an endpoint again what has happened since then, of the types that it wants now: what reached it, what did not, and what happened
 * while it was switched off. Each has the id that it had. Throws `not_found`, `conflict` while the endpoint is switched off.
 * @returns how many, and from when to go on where there are more
 */
export async function replayEvents(
  ctx: Ctx,
  { endpointId, since }: { endpointId: string; since: Date },
): Promise<{ count: number; more: boolean; lastAt: Date | null }> {
  return ctx.transaction(async (ctx) => {
    await lockEndpoint(ctx, endpointId)
    const { state, name } = await getEndpoint(ctx, { endpointId })
    if (state !== 'active') throw new AppError('conflict', 'the endpoint is switched off')
    const now = ctx.clock.now()
    const rows = await ctx.statement`
      WITH again AS (
        SELECT e.tenant_id, e.id, e.at, e.sequence FROM webhook_events e
        JOIN webhook_endpoints p ON p.tenant_id = e.tenant_id AND p.id = ${endpointId}::uuid
        WHERE e.tenant_id = ${ctx.tenantId}::uuid AND e.sequence > 0 AND e.at >= ${since}
          AND (p.types = '{*}' OR e.type = ANY (p.types))
        ORDER BY e.at, e.sequence LIMIT ${MOST}::int),
      put AS (
        INSERT INTO webhook_deliveries (tenant_id, id, endpoint_id, event_id, next_try_at, created_at)
        SELECT tenant_id, gen_random_uuid(), ${endpointId}::uuid, id, ${now}, ${now} FROM again ORDER BY sequence
        ON CONFLICT (tenant_id, endpoint_id, event_id)
          DO UPDATE SET state = 'waiting', tries = 0, next_try_at = ${now}, ended_at = NULL
        RETURNING 1)
      SELECT (SELECT count(*)::int FROM put) AS count, (SELECT max(at) FROM again) AS "lastAt"`
    const [{ count, lastAt }] = z.tuple([z.object({ count: z.int(), lastAt: z.date().nullable() })]).parse(rows)
    await ctx.tx.webhookEndpoint.updateMany({
      where: { tenantId: ctx.tenantId, id: endpointId },
      data: { notBefore: null },
    })
    await recordAudit(ctx, {
      action: 'webhook_endpoint.replayed',
      subjectType: 'webhook_endpoint',
      subjectId: endpointId,
      data: { name, since: since.toISOString(), count },
    })
    ctx.wake({ work: 'webhooks', endpointId })
    return { count, more: count === MOST, lastAt }
  })
}
