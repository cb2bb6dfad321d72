import type { Ctx, Tx } from '../context.ts'
import { AppError } from '../errors.ts'
import { shortfallMinor } from '../fulfilment/index.ts'
import type { OrderRow } from './get-order-row.ts'
import { readTerms } from './plan-fulfilment.ts'

/** Throws `limit_exceeded` for an order that is to be delivered and is smaller than what the shop delivers. */
export async function refuseUndeliverable(tx: Tx, ctx: Ctx, order: OrderRow): Promise<void> {
  if (order.fulfilment?.kind !== 'delivery') return
  const { fulfilment } = await readTerms(tx, ctx)
  if (shortfallMinor(fulfilment, order.subtotalMinor) > 0) {
    throw new AppError('limit_exceeded', 'the goods cost less than the smallest order that this shop delivers')
  }
}
