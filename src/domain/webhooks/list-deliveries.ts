import { z } from 'zod'
import type { Ctx } from '../context.ts'
import { getEndpoint } from './get-endpoint.ts'
import { Delivery } from './schemas.ts'

/** Where a page of deliveries ended. */
export interface DeliveryPlace {
  createdAt: Date
  id: string
}

/** Tries that are shown of one delivery: the newest. */
const MOST_TRIES = 10

/** What an endpoint was told and is to be told, the newest first, with every request and what came back. Throws `not_found`. */
export async function listDeliveries(
  ctx: Ctx,
  input: { endpointId: string; state: Delivery['state'] | null; after: DeliveryPlace | null; limit: number },
): Promise<{ deliveries: Delivery[]; next: DeliveryPlace | null }> {
  const { endpointId, state, after, limit } = input
  await getEndpoint(ctx, { endpointId })
  const rows = await ctx.statement`
    SELECT d.id AS "deliveryId", e.id AS "eventId", e.type, e.at, e.sequence, e.data, d.state, d.tries, d.next_try_at AS "nextTryAt",
      d.created_at AS "createdAt", coalesce((
        SELECT jsonb_agg(jsonb_build_object('at', y.at, 'url', y.url, 'tookMs', y.took_ms, 'failure', y.failure, 'status', y.status,
          'answer', y.answer) ORDER BY y.at DESC)
        FROM (SELECT * FROM webhook_tries t WHERE t.tenant_id = d.tenant_id AND t.delivery_id = d.id
          ORDER BY t.at DESC LIMIT ${MOST_TRIES}::int) y), '[]') AS log
    FROM webhook_deliveries d JOIN webhook_events e ON e.tenant_id = d.tenant_id AND e.id = d.event_id
    WHERE d.tenant_id = ${ctx.tenantId}::uuid AND d.endpoint_id = ${endpointId}::uuid
      AND (${state}::text IS NULL OR d.state = ${state}::text)
      AND (${after === null} OR (d.created_at, d.id) < (${after?.createdAt ?? null}::timestamptz, ${after?.id ?? null}::uuid))
    ORDER BY d.created_at DESC, d.id DESC LIMIT ${limit + 1}::int`
  const deliveries = z.array(Delivery).parse(rows)
  const last = deliveries.length > limit ? deliveries[limit - 1] : undefined
  return {
    deliveries: deliveries.slice(0, limit),
    next: last ? { createdAt: last.createdAt, id: last.deliveryId } : null,
  }
}
