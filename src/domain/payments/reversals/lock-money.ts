import type { TxCtx } from '../../context.ts'
import { AppError } from '../../errors.ts'
import type { OrderRow } from '../../orders/index.ts'
import { lockOrder } from '../core/lock-order.ts'
import { lockReceipt } from '../core/money/lock-receipt.ts'

interface Pointers {
  provider: string
  receipt: string | null
  orderId: string | null
}

/** A record of money with the order that has some of it, both locked. */
export interface LockedMoney extends Pointers {
  receiptId: string
  attemptId: string | null
  accountId: string | null
  amountMinor: number
  allocatedMinor: number
  /** What no order has, nobody was given back, and is not on its way back. */
  freeMinor: number
  currency: string
  reversedAt: Date | null
  order: OrderRow | null
}

/** Locks a record of money and all that goes with it, in the one order of locks. Throws `not_found`, `conflict` (it moved meanwhile). */
export async function lockMoney(ctx: TxCtx, receiptId: string): Promise<LockedMoney> {
  const [before] = await ctx.tx.$queryRaw<Pointers[]>`
    SELECT provider, receipt, order_id AS "orderId" FROM money_receipts
    WHERE tenant_id = ${ctx.tenantId}::uuid AND id = ${receiptId}::uuid`
  if (!before) throw new AppError('not_found', 'there is no such receipt')
  const order = before.orderId === null ? null : await lockOrder(ctx, before.orderId)
  await lockReceipt(ctx.tx, before.provider, before.receipt)
  const [money] = await ctx.tx.$queryRaw<Omit<LockedMoney, 'order'>[]>`
    SELECT m.id AS "receiptId", m.provider, m.receipt, m.order_id AS "orderId", m.attempt_id AS "attemptId",
      coalesce(m.account_id, a.account_id) AS "accountId", m.amount_minor AS "amountMinor",
      m.allocated_minor AS "allocatedMinor", m.currency, m.reversed_at AS "reversedAt",
      m.amount_minor - m.allocated_minor - m.refunded_minor - m.reversing_minor AS "freeMinor"
    FROM money_receipts m LEFT JOIN payment_attempts a ON a.tenant_id = m.tenant_id AND a.id = m.attempt_id
    WHERE m.tenant_id = ${ctx.tenantId}::uuid AND m.id = ${receiptId}::uuid FOR UPDATE OF m`
  if (!money) throw new AppError('not_found', 'there is no such receipt')
  if (money.orderId !== before.orderId) {
    throw new AppError('conflict', 'this money was given to an order just now', { retryable: true })
  }
  return { ...money, order }
}
