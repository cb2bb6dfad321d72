import type { TxCtx } from '../../context.ts'

/**
 * What a share still takes: its amount, less what of its money counts already. One whose payer had dropped out takes what it
 * was to pay, because money that comes late is money. Call under the order's lock.
 */
export async function shareDue(ctx: TxCtx, shareId: string): Promise<number> {
  const [row] = await ctx.tx.$queryRaw<{ due: number }[]>`
    SELECT greatest(0, s.amount_minor - coalesce((SELECT sum(m.allocated_minor) FROM payment_attempts a
      JOIN money_receipts m ON m.tenant_id = a.tenant_id AND m.attempt_id = a.id
      WHERE a.tenant_id = s.tenant_id AND a.share_id = s.id), 0))::int AS due
    FROM order_shares s WHERE s.tenant_id = ${ctx.tenantId}::uuid AND s.id = ${shareId}::uuid`
  return row?.due ?? 0
}
