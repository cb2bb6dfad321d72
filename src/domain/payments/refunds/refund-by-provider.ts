import type { Ctx } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { requestReversal } from '../reversals/request-reversal.ts'
import type { ReversalView } from '../reversals/schemas.ts'
import { receiptsOf } from './receipts-of.ts'

/**
 * Has the provider send back money of an order: the whole receipt, unless an amount is said. Calls the network: not inside a
 * transaction. Throws `not_found` for a receipt that is not this order's, and what `requestReversal` throws.
 */
export async function refundByProvider(
  ctx: Ctx,
  wanted: { orderId: string; receiptId: string; amountMinor: number | null; note: string },
): Promise<ReversalView> {
  const { orderId, receiptId, note } = wanted
  const receipts = await ctx.transaction((ctx) => receiptsOf(ctx, orderId))
  const receipt = receipts.find((one) => one.receiptId === receiptId)
  if (!receipt) throw new AppError('not_found', 'this order has no such receipt')
  return requestReversal(ctx, { receiptId, note, amountMinor: wanted.amountMinor ?? receipt.amountMinor })
}
