import type { TxCtx } from '../context.ts'
import { moveHeldStock } from './move-held-stock.ts'

/** Gives held units back; an order that holds none changes nothing. */
export async function releaseStock(ctx: TxCtx, input: { orderId: string }): Promise<void> {
  await moveHeldStock(ctx, input.orderId, 'released')
}
