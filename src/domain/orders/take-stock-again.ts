import type { TxCtx } from '../context.ts'
import { holdStock } from './hold-stock.ts'

/** Holds released units once more for money that came late. On `short` nothing changes and a person must decide. */
export async function takeStockAgain(ctx: TxCtx, input: { orderId: string }): Promise<'held' | 'short'> {
  return (await holdStock(ctx, input)) === 'held' ? 'held' : 'short'
}
