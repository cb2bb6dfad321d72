import { z } from 'zod'
import type { Ctx } from '../context.ts'

const BATCH = 500
const Told = z.array(z.object({ endpointId: z.uuid() }))

/**
 * Gives facts that have been committed their numbers and puts them on their way to every endpoint that wants them. Numbers follow each
 * other without a hole, whatever was rolled back or committed late, and two facts of one thing have them in the order in which
 * they became true. Nobody but this waits for its lock.
 */
export async function numberEvents(ctx: Ctx): Promise<{ more: boolean }> {
  return ctx.transaction(async (ctx) => {
    const { tenantId } = ctx
    const now = ctx.clock.now()
    // The lock, in a statement of its own: the next one sees what whoever held it has committed.
    await ctx.statement`
      INSERT INTO webhook_counters (tenant_id, last) VALUES (${tenantId}::uuid, 0)
      ON CONFLICT (tenant_id, counts) DO UPDATE SET last = webhook_counters.last RETURNING last`
    const numbered = await ctx.statement`
      WITH next AS (
        SELECT e.id, row_number() OVER (ORDER BY e.position) AS place FROM (
          SELECT id, position FROM webhook_events
          WHERE tenant_id = ${tenantId}::uuid AND sequence IS NULL ORDER BY position LIMIT ${BATCH}::int) e),
      counted AS (
        UPDATE webhook_counters c SET last = c.last + (SELECT count(*) FROM next)
        WHERE c.tenant_id = ${tenantId}::uuid AND c.counts = 'events' RETURNING c.last - (SELECT count(*) FROM next) AS before)
      UPDATE webhook_events e SET sequence = counted.before + next.place FROM next, counted
      WHERE e.tenant_id = ${tenantId}::uuid AND e.id = next.id RETURNING e.id`
    if (numbered.length === 0) return { more: false }
    const ids = z.array(z.object({ id: z.uuid() })).parse(numbered)
    const told = await ctx.statement`
      WITH put AS (
        INSERT INTO webhook_deliveries (tenant_id, id, endpoint_id, event_id, next_try_at, created_at)
        SELECT p.tenant_id, gen_random_uuid(), p.id, e.id, ${now}, ${now} FROM webhook_endpoints p
        JOIN webhook_events e ON e.tenant_id = p.tenant_id AND e.id = ANY (${ids.map(({ id }) => id)}::uuid[])
        WHERE p.tenant_id = ${tenantId}::uuid AND p.state = 'active' AND (p.types = '{*}' OR e.type = ANY (p.types))
        ORDER BY e.sequence
        RETURNING endpoint_id)
      SELECT DISTINCT endpoint_id AS "endpointId" FROM put`
    for (const { endpointId } of Told.parse(told)) ctx.wake({ work: 'webhooks', endpointId })
    return { more: numbered.length === BATCH }
  })
}
