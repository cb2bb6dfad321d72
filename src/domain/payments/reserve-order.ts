import type { Ctx, Tx } from '../context.ts'
import { AppError } from '../errors.ts'
import { redeemOffer } from '../offers/index.ts'
import { holdStock, type OrderRow, refuseUndeliverable, transitionOrder } from '../orders/index.ts'

/**
 * Takes what a payment needs before anybody is asked for money: the stock is held, the offer used, and the order waits
 * for payment. Repeating it for the same order changes nothing. Stock first, then the offer: settling takes its locks in
 * the same order. Call under the order's lock. Throws `out_of_stock`, `limit_exceeded`, `not_confirmed`.
 */
export async function reserveOrder(tx: Tx, ctx: Ctx, order: OrderRow): Promise<void> {
  await refuseUndeliverable(tx, ctx, order)
  const held = await holdStock(tx, ctx, { orderId: order.id })
  if (held !== 'held') {
    throw new AppError('out_of_stock', `only ${held.available} left of variant ${held.variantId}`)
  }
  if (order.status !== 'draft') return
  if ((await redeemOffer(tx, ctx, { orderId: order.id })) === 'used_up') {
    throw new AppError('not_confirmed', 'the offer of this order is used up, so its total has changed')
  }
  await transitionOrder(tx, ctx, { orderId: order.id, to: 'awaiting_payment', reason: 'payment started' })
}
