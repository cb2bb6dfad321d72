import type { TxCtx } from '../context.ts'

/**
 * What of an order's money may be on its way: `prompt` while one can still be answered on a phone, `part` when some of it
 * has arrived, `none` when nothing moves before the customer does something herself (an instruction, a card link).
 */
export async function moneyUnderWay(ctx: TxCtx, orderId: string): Promise<'prompt' | 'part' | 'none'> {
  const [row] = await ctx.tx.$queryRaw<{ prompt: boolean | null; part: boolean | null }[]>`
    SELECT bool_or(a.status = 'partially_paid') AS part,
      bool_or(a.method = 'stk' AND a.status IN ('created', 'submitting', 'submit_unknown', 'pending')) AS prompt
    FROM payment_attempts a WHERE a.tenant_id = ${ctx.tenantId}::uuid AND a.order_id = ${orderId}::uuid`
  if (row?.part === true) return 'part'
  return row?.prompt === true ? 'prompt' : 'none'
}

/**
 * The instructions and links given for an order no longer count: links are looked at at once, which cancels them at their
 * provider, and money that was faster is looked at by a person. Call under the order's lock.
 */
export async function supersedePayments(ctx: TxCtx, orderId: string): Promise<void> {
  await ctx.tx.$executeRaw`
    UPDATE payment_attempts SET superseded = true,
      next_query_at = CASE WHEN method = 'card' AND provider_request_id IS NOT NULL AND closed_at IS NULL
        THEN ${ctx.clock.now()}::timestamptz ELSE next_query_at END
    WHERE tenant_id = ${ctx.tenantId}::uuid AND order_id = ${orderId}::uuid AND NOT superseded
      AND status IN ('created', 'submitting', 'submit_unknown', 'pending', 'failed', 'expired')`
}
