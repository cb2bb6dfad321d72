import type { TxCtx } from '../context.ts'
import { AppError } from '../errors.ts'
import { shortfallMinor } from '../fulfilment/index.ts'
import { readSettings } from '../tenancy/index.ts'
import type { OrderRow } from './get-order-row.ts'

/** Throws `limit_exceeded` for an order that is to be delivered and is smaller than what the shop delivers. */
export async function refuseUndeliverable(ctx: TxCtx, order: OrderRow): Promise<void> {
  if (order.fulfilment?.kind !== 'delivery') return
  const { fulfilment } = await readSettings(ctx)
  if (shortfallMinor(fulfilment, order.subtotalMinor) > 0) {
    throw new AppError('limit_exceeded', 'the goods cost less than the smallest order that this shop delivers')
  }
}
