import { latestInstant } from '../../../lib/latest-instant.ts'
import type { TxCtx } from '../../context.ts'

/**
 * Lets the attempts of an order that were made while our clock ran ahead begin now: their deadlines and next looks lie as far
 * ahead as they did, and their order stays. Call under the order's lock.
 */
export async function beginAnew(ctx: TxCtx, orderId: string): Promise<void> {
  const now = ctx.clock.now()
  await ctx.tx.$executeRaw`
    WITH ahead AS (
      SELECT max(a.created_at) - ${now}::timestamptz AS by FROM payment_attempts a
      WHERE a.tenant_id = ${ctx.tenantId}::uuid AND a.order_id = ${orderId}::uuid
        AND a.created_at > ${latestInstant(now)}::timestamptz)
    UPDATE payment_attempts a SET created_at = a.created_at - ahead.by, expires_at = a.expires_at - ahead.by,
      next_query_at = a.next_query_at - ahead.by
    FROM ahead WHERE a.tenant_id = ${ctx.tenantId}::uuid AND a.order_id = ${orderId}::uuid
      AND a.created_at > ${latestInstant(now)}::timestamptz`
}
