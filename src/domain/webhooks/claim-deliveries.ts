import { z } from 'zod'
import type { Ctx } from '../context.ts'
import { EventBody } from './catalogue/schemas.ts'

/** Side by side to one endpoint that answers. */
const AT_ONCE = 8
/** A request ends long before; what is still open then was lost with its process, and is sent again under the same id. */
const LEASE_MS = 60_000

const Claimed = z.object({
  deliveryId: z.uuid(),
  tryId: z.uuid(),
  tries: z.int(),
  eventId: z.uuid(),
  type: EventBody.shape.type,
  at: z.date(),
  sequence: z.coerce.number(),
  data: EventBody.shape.data,
  url: z.string(),
  secretEnc: z.string(),
  oldSecretEnc: z.string().nullable(),
})
export type Claimed = z.infer<typeof Claimed>

/** Takes what is due for an endpoint, and writes that it is tried before it is. One whose last try was in vain is asked one thing only. */
export async function claimDeliveries(ctx: Ctx, { endpointId }: { endpointId: string }): Promise<Claimed[]> {
  const { tenantId } = ctx
  const now = ctx.clock.now()
  const rows = await ctx.statement`
    WITH p AS (
      SELECT id, url, secret_enc, CASE WHEN old_secret_until > ${now} THEN old_secret_enc END AS old_secret_enc, failing_since
      FROM webhook_endpoints WHERE tenant_id = ${tenantId}::uuid AND id = ${endpointId}::uuid AND state = 'active'
        AND (not_before IS NULL OR not_before <= ${now})),
    due AS (
      SELECT d.id FROM webhook_deliveries d WHERE d.tenant_id = ${tenantId}::uuid AND d.endpoint_id = (SELECT id FROM p)
        AND d.state = 'waiting' AND d.next_try_at <= ${now}
      ORDER BY d.next_try_at, d.created_at, d.id
      LIMIT (SELECT CASE WHEN failing_since IS NULL THEN ${AT_ONCE}::int ELSE 1 END FROM p) FOR UPDATE SKIP LOCKED),
    claimed AS (
      UPDATE webhook_deliveries d SET tries = d.tries + 1, next_try_at = ${new Date(now.getTime() + LEASE_MS)}
      FROM due WHERE d.tenant_id = ${tenantId}::uuid AND d.id = due.id
      RETURNING d.id, d.event_id, d.tries, gen_random_uuid() AS try_id),
    logged AS (
      INSERT INTO webhook_tries (tenant_id, id, delivery_id, at, url)
      SELECT ${tenantId}::uuid, c.try_id, c.id, ${now}, p.url FROM claimed c, p)
    SELECT c.id AS "deliveryId", c.try_id AS "tryId", c.tries, e.id AS "eventId", e.type, e.at, e.sequence, e.data, p.url,
      p.secret_enc AS "secretEnc", p.old_secret_enc AS "oldSecretEnc"
    FROM p, claimed c JOIN webhook_events e ON e.tenant_id = ${tenantId}::uuid AND e.id = c.event_id ORDER BY e.position`
  return z.array(Claimed).parse(rows)
}
