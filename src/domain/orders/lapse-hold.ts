import type { TxCtx } from '../context.ts'
import { awaitsAnswer } from '../payments/index.ts'
import { getOrderRow } from './get-order-row.ts'
import { releaseStock } from './release-stock.ts'
import { setHoldEnd } from './set-hold-end.ts'

/**
 * Lets the goods go that an order has kept for its time. Where a person is looking into its money, or somebody says that
 * it has come, they stay until that is decided. An order that keeps nothing, or may keep it longer, is left as it is.
 */
export async function lapseHold(ctx: TxCtx, { orderId }: { orderId: string }): Promise<void> {
  const order = await getOrderRow(ctx, { orderId, lock: true })
  if (order.stockState !== 'held') return
  const ended = await ctx.tx.stockHold.findFirst({
    where: { tenantId: ctx.tenantId, orderId, endedAt: null, endsAt: { lte: ctx.clock.now() } },
    select: { orderId: true },
  })
  if (ended === null) return
  const mayEnd = order.status === 'awaiting_payment' && !(await awaitsAnswer(ctx, orderId))
  if (mayEnd) await releaseStock(ctx, { orderId })
  else await setHoldEnd(ctx, orderId, null)
}
