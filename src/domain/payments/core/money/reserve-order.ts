import type { TxCtx } from '../../../context.ts'
import { AppError } from '../../../errors.ts'
import { redeemOffer } from '../../../offers/index.ts'
import {
  confirmPrice,
  holdStock,
  type KeepResult,
  type KeptFor,
  keepStock,
  type OrderRow,
  refuseUndeliverable,
  transitionOrder,
} from '../../../orders/index.ts'
import { balanceDue } from './money-receipts.ts'

export type Reserved = Exclude<KeepResult, { outcome: 'short' }>

/**
 * Takes what a payment needs before anybody is asked for money: the stock is held, the offer used, and the order waits
 * for payment. Repeating it for the same order changes nothing. Stock first, then the offer: settling takes its locks in
 * the same order. Money that is there already holds the stock without an end; who is only asked for money keeps it as long
 * as she may. What she may not keep can be paid for all the same, but no phone is rung for it: then nothing is taken. An
 * order that keeps nothing is priced anew first, and what comes to something else is not confirmed. Call under the order's lock.
 * @param kept null when money has come
 * Throws `out_of_stock`, `limit_exceeded`, `not_confirmed`.
 */
export async function reserveOrder(ctx: TxCtx, order: OrderRow, kept: KeptFor | null = null): Promise<Reserved> {
  await refuseUndeliverable(ctx, order)
  if (!(await keepsItsPrice(ctx, order))) await confirmPrice(ctx, order)
  const reserved = kept === null ? await holdForMoney(ctx, order) : await keepStock(ctx, order, kept)
  if (reserved.outcome === 'short') {
    throw new AppError('out_of_stock', `only ${reserved.available} left of variant ${reserved.variantId}`)
  }
  if (reserved.outcome === 'not_kept' && kept?.whole === true) return reserved
  if (order.status !== 'draft') return reserved
  if ((await redeemOffer(ctx, { orderId: order.id })) === 'used_up') {
    throw new AppError('not_confirmed', 'the offer of this order is used up, so its total has changed')
  }
  await transitionOrder(ctx, { orderId: order.id, to: 'awaiting_payment', reason: 'payment started' })
  return reserved
}

/** While its goods are kept, and once some of its money has come. */
async function keepsItsPrice(ctx: TxCtx, order: OrderRow): Promise<boolean> {
  return order.stockState === 'held' || (await balanceDue(ctx, order.id)) !== order.totalMinor
}

async function holdForMoney(ctx: TxCtx, order: OrderRow): Promise<KeepResult> {
  const held = await holdStock(ctx, { orderId: order.id })
  return held === 'held' ? { outcome: 'kept', until: null } : held
}
