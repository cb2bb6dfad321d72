import type { Ctx } from '../context.ts'
import { transitionOrder } from './transition-order.ts'

/**
 * The goods have left the shop, with a rider or with the customer: from now on nothing about the order changes. Saying it again
 * changes nothing. Throws `not_found`, and `conflict` for an order that is not paid.
 */
export async function handOver(ctx: Ctx, { orderId }: { orderId: string }): Promise<void> {
  await ctx.transaction((ctx) => transitionOrder(ctx, { orderId, to: 'fulfilled', reason: 'handed over' }))
}
