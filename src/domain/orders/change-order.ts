import { Prisma } from '../../../prisma/generated/client.ts'
import { recordAudit } from '../audit/index.ts'
import type { Ctx, Tx } from '../context.ts'
import { paymentViewOf } from '../payments/index.ts'
import { getOrderRow, type OrderRow } from './get-order-row.ts'
import { readOrders, toOrderView } from './internal.ts'
import { moneyUnderWay, supersedePayments } from './money-under-way.ts'
import { releaseStock } from './release-stock.ts'
import { repriceOrder } from './reprice-order.ts'
import type { CartLine, OrderView } from './schemas.ts'

export type ChangeOutcome = 'changed' | 'payment_pending' | 'too_late'

/**
 * Writes exactly these lines over an order that is not paid, repriced from the catalog; its number stays. Instructions
 * and links for the old total no longer count. The units it held are given back first, so that they can be ordered
 * again, and are held anew when a payment of the new total is started. `payment_pending`: a prompt is live; `too_late`:
 * it is closed, or some of its money has arrived. Throws `not_found` for an order that is not hers, and what
 * `priceLines` throws.
 */
export async function changeOrder(
  ctx: Ctx,
  input: { orderId: string; lines: readonly CartLine[] },
): Promise<{ outcome: ChangeOutcome; order: OrderView }> {
  return ctx.tx(async (tx) => {
    const order = await getOrderRow(tx, ctx, { orderId: input.orderId, lock: true })
    const outcome = await decide(tx, ctx, order)
    if (outcome === 'changed') await rewrite(tx, ctx, order, input.lines)
    const [view] = await readOrders(tx, ctx, Prisma.sql`o.id = ${order.id}::uuid`, 1)
    if (!view) throw new Error('an order that was locked is gone')
    // The payment of a changed order is still to be started.
    const payments = outcome === 'changed' ? null : await paymentViewOf(tx, ctx, [order.id])
    return { outcome, order: toOrderView(view, payments?.get(order.id) ?? null) }
  })
}

async function decide(tx: Tx, ctx: Ctx, { id, status }: OrderRow): Promise<ChangeOutcome> {
  if (status === 'draft') return 'changed'
  if (status !== 'awaiting_payment') return 'too_late'
  const money = await moneyUnderWay(tx, ctx, id)
  if (money === 'none') return 'changed'
  return money === 'prompt' ? 'payment_pending' : 'too_late'
}

async function rewrite(tx: Tx, ctx: Ctx, order: OrderRow, lines: readonly CartLine[]): Promise<void> {
  await supersedePayments(tx, ctx, order.id)
  await releaseStock(tx, ctx, { orderId: order.id })
  const priced = await repriceOrder(tx, ctx, order, lines)
  await recordAudit(tx, ctx, {
    action: 'order.changed',
    subjectType: 'order',
    subjectId: order.id,
    data: {
      status: order.status,
      subtotalMinor: priced.subtotalMinor,
      discountMinor: priced.chosen?.discountMinor ?? 0,
      lines: priced.lines.length,
    },
  })
}
