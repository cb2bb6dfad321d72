import { Prisma } from '../../../../prisma/generated/client.ts'
import type { TxCtx } from '../../context.ts'
import { readRefunds } from './read-refunds.ts'
import type { RefundView } from './schemas.ts'

const MOST = 50

/** What went back of the money that came in for an order, the newest first. */
export async function refundsOf(ctx: TxCtx, orderId: string): Promise<RefundView[]> {
  const which = Prisma.sql`(f.order_id = ${orderId}::uuid OR f.receipt_id IN (SELECT r.id FROM money_receipts r
    WHERE r.tenant_id = ${ctx.tenantId}::uuid AND r.order_id = ${orderId}::uuid))`
  return readRefunds(ctx, { which, limit: MOST })
}
