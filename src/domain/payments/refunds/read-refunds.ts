import { z } from 'zod'
import { Prisma } from '../../../../prisma/generated/client.ts'
import type { TxCtx } from '../../context.ts'
import { RefundView } from './schemas.ts'

/** Money that went back, as `which` selects it (over the refund `f`, its receipt `m`), the newest first. One statement. */
export async function readRefunds(
  ctx: TxCtx,
  { which, limit }: { which: Prisma.Sql; limit: number },
): Promise<RefundView[]> {
  const rows = await ctx.tx.$queryRaw`
    SELECT f.id AS "refundId", f.receipt_id AS "receiptId", m.receipt, o.id AS "orderId", o.reference AS "orderReference",
      f.order_id IS NOT NULL AS "isOrders",
      ${methodSql()} AS method, f.amount_minor AS "amountMinor", f.currency, f.how, f.reference, f.note,
      f.refunded_by AS by, staff_name(f.tenant_id, f.refunded_by) AS "byName", f.at
    FROM money_refunds f JOIN money_receipts m ON m.tenant_id = f.tenant_id AND m.id = f.receipt_id
    LEFT JOIN orders o ON o.tenant_id = f.tenant_id AND o.id = coalesce(f.order_id, m.order_id)
    WHERE f.tenant_id = ${ctx.tenantId}::uuid AND ${which}
    ORDER BY f.at DESC, f.id DESC LIMIT ${limit}`
  return z.array(RefundView).parse(rows)
}

/** By which way the money of a receipt `m` had come: that of the try it was for, else the one that it was heard of by. */
export const methodSql = (): Prisma.Sql => Prisma.sql`
  coalesce((SELECT a.method FROM payment_attempts a WHERE a.tenant_id = m.tenant_id AND a.id = m.attempt_id),
    CASE WHEN m.source IN ('stk', 'c2b', 'card') THEN m.source END)`
