import type { TxCtx } from '../../../context.ts'

/**
 * Takes the card links of an order out of use: another payment settled it, or a newer link replaces them. They are looked
 * at at once, which cancels them at the provider; money that was faster still lands on them. Call under the order's lock.
 */
export async function retireCards(ctx: TxCtx, orderId: string, keptAttemptId: string | null): Promise<void> {
  await ctx.tx.$executeRaw`
    UPDATE payment_attempts SET superseded = true,
      next_query_at = CASE WHEN provider_request_id IS NULL THEN next_query_at ELSE ${ctx.clock.now()}::timestamptz END
    WHERE tenant_id = ${ctx.tenantId}::uuid AND order_id = ${orderId}::uuid AND method = 'card' AND NOT superseded
      AND status IN ('created', 'submitting', 'submit_unknown', 'pending', 'failed', 'expired') AND closed_at IS NULL
      AND id IS DISTINCT FROM ${keptAttemptId}::uuid`
}
