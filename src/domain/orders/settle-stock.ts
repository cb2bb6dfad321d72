import type { Ctx, Tx } from '../context.ts'
import { moveHeldStock } from './move-held-stock.ts'

/** Takes held units out of the stock for good; an order that holds none changes nothing. */
export async function settleStock(tx: Tx, ctx: Ctx, input: { orderId: string }): Promise<void> {
  await moveHeldStock(tx, ctx, input.orderId, 'settled')
}
