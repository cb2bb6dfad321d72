import { z } from 'zod'
import { Prisma } from '../../../../prisma/generated/client.ts'
import type { TxCtx } from '../../context.ts'
import { shownPhone } from '../../sight/index.ts'
import { type OrderReceipt, StoredReceipt } from './schemas.ts'
import { whatCanGoBack } from './what-can-go-back.ts'

/** All money that came in for an order, the oldest first. */
export async function receiptsOf(ctx: TxCtx, orderId: string): Promise<OrderReceipt[]> {
  const rows = await ctx.tx.$queryRaw`
    SELECT m.id AS "receiptId", m.receipt, m.provider, m.attempt_id AS "attemptId", m.amount_minor AS "amountMinor",
      m.allocated_minor AS "allocatedMinor", m.refunded_minor AS "refundedMinor", m.reversing_minor AS "reversingMinor",
      m.currency, m.at,
      ${shownPhone(ctx, Prisma.sql`m.payer`)} AS payer, m.reversed_at AS "reversedAt",
      EXISTS (SELECT FROM money_reversals v WHERE v.tenant_id = m.tenant_id AND v.receipt_id = m.id
        AND v.status IN ('requested', 'pending', 'unknown')) AS "underWay"
    FROM money_receipts m WHERE m.tenant_id = ${ctx.tenantId}::uuid AND m.order_id = ${orderId}::uuid
    ORDER BY m.at, m.id`
  return z
    .array(StoredReceipt)
    .parse(rows)
    .map((receipt) => ({ ...receipt, ...whatCanGoBack(receipt) }))
}
