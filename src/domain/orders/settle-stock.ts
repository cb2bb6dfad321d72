import type { TxCtx } from '../context.ts'
import { moveHeldStock } from './move-held-stock.ts'

/** Takes held units out of the stock for good; an order that holds none changes nothing. */
export async function settleStock(ctx: TxCtx, input: { orderId: string }): Promise<void> {
  await moveHeldStock(ctx, input.orderId, 'settled')
}
