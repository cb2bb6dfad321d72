import { z } from 'zod'
import type { Ctx } from '../context.ts'
import { ShopEvent } from './schemas.ts'

/**
 * The facts of the last thirty days that have their number, the newest first, whoever was told of them. They are kept from a shop's
 * first endpoint on. @param before only those with a smaller number @param from the smallest number
 */
export async function listEvents(
  ctx: Ctx,
  input: { type: ShopEvent['type'] | null; from: number | null; before: number | null; limit: number },
): Promise<{ events: ShopEvent[]; next: number | null }> {
  const { type, from, before, limit } = input
  const rows = await ctx.statement`
    SELECT id AS "eventId", type, at, sequence, data FROM webhook_events
    WHERE tenant_id = ${ctx.tenantId}::uuid AND sequence > 0 AND (${type}::text IS NULL OR type = ${type}::text)
      AND (${before}::bigint IS NULL OR sequence < ${before}::bigint) AND (${from}::bigint IS NULL OR sequence >= ${from}::bigint)
    ORDER BY sequence DESC LIMIT ${limit + 1}::int`
  const events = z.array(ShopEvent).parse(rows)
  const last = events.length > limit ? events[limit - 1] : undefined
  return { events: events.slice(0, limit), next: last?.sequence ?? null }
}
