import type { Ctx, Tx } from '../context.ts'
import { moveHeldStock } from './move-held-stock.ts'

/** Gives held units back; an order that holds none changes nothing. */
export async function releaseStock(tx: Tx, ctx: Ctx, input: { orderId: string }): Promise<void> {
  await moveHeldStock(tx, ctx, input.orderId, 'released')
}
