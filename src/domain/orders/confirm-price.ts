import type { TxCtx } from '../context.ts'
import { AppError } from '../errors.ts'
import type { OrderRow } from './get-order-row.ts'
import { repriceOrder } from './reprice-order.ts'
import { chargedFeeMinor } from './stored-fulfilment.ts'

/**
 * Prices an unpaid order as of now, before money is asked for it: its goods, its offer and its delivery. What is shown and
 * confirmed today is what its rows say today, however old it is. The variants are locked first, because whoever settles a
 * payment takes stock and offer in this order. Call under the order's lock. Throws `not_confirmed` when it comes to
 * something else than it did, cannot be had as it was, or does not reach her as she said; `out_of_stock`.
 */
export async function confirmPrice(ctx: TxCtx, order: OrderRow): Promise<void> {
  const lines = await ctx.tx.$queryRaw<{ variantId: string; quantity: number }[]>`
    SELECT l.variant_id AS "variantId", l.quantity
    FROM order_lines l JOIN catalog_variants v ON v.tenant_id = l.tenant_id AND v.id = l.variant_id
    WHERE l.tenant_id = ${ctx.tenantId}::uuid AND l.order_id = ${order.id}::uuid ORDER BY v.id FOR UPDATE OF v`
  const priced = await repriceOrder(ctx, order, { lines }).catch((error: unknown) => {
    const isGone = error instanceof AppError && (error.code === 'not_found' || error.code === 'invalid_input')
    throw isGone ? new AppError('not_confirmed', 'the order cannot be had any more as it was') : error
  })
  const totalMinor = priced.subtotalMinor - (priced.chosen?.discountMinor ?? 0) + chargedFeeMinor(priced.fulfilment)
  const isSameWay = order.fulfilment === null || priced.fulfilment !== null
  if (totalMinor !== order.totalMinor || priced.currency !== order.currency || !isSameWay) {
    throw new AppError('not_confirmed', 'the order does not come to what it did when it was shown')
  }
}
