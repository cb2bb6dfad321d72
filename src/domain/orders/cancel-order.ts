import { Prisma } from '../../../prisma/generated/client.ts'
import type { Ctx } from '../context.ts'
import { moneyUnderWay, paymentViewOf, supersedePayments } from '../payments/index.ts'
import { getOrderRow } from './get-order-row.ts'
import { readOrders, toOrderView } from './internal.ts'
import { releaseStock } from './release-stock.ts'
import type { OrderView } from './schemas.ts'
import { transitionOrder } from './transition-order.ts'

export type CancelOutcome = 'cancelled' | 'already_cancelled' | 'payment_pending' | 'too_late'

/**
 * Cancels an order that is not paid and gives its stock back; instructions and links for it no longer count.
 * `payment_pending`: a prompt is live, so money may be on its way; `too_late`: it is paid, in whole or in part, or a
 * person looks into it. Throws `not_found` for an order that is not hers.
 */
export async function cancelOrder(
  ctx: Ctx,
  input: { orderId: string; reason: string },
): Promise<{ outcome: CancelOutcome; order: OrderView }> {
  return ctx.transaction(async (ctx) => {
    const order = await getOrderRow(ctx, { orderId: input.orderId, lock: true })
    const payment = (await paymentViewOf(ctx, [order.id])).get(order.id) ?? null
    const outcome = decide(order.status, payment === null ? 'none' : await moneyUnderWay(ctx, order.id))
    if (outcome === 'cancelled') {
      await supersedePayments(ctx, order.id)
      await releaseStock(ctx, { orderId: order.id })
      await transitionOrder(ctx, { orderId: order.id, to: 'cancelled', reason: input.reason })
    }
    const [view] = await readOrders(ctx, Prisma.sql`o.id = ${order.id}::uuid`, 1)
    if (!view) throw new Error('an order that was locked is gone')
    return { outcome, order: toOrderView(view, payment, ctx.clock.now()) }
  })
}

function decide(status: OrderView['status'], money: 'prompt' | 'part' | 'none'): CancelOutcome {
  if (status === 'cancelled') return 'already_cancelled'
  if ((status !== 'draft' && status !== 'awaiting_payment') || money === 'part') return 'too_late'
  return money === 'prompt' ? 'payment_pending' : 'cancelled'
}
