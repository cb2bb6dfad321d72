import { latestInstant } from '../../lib/latest-instant.ts'
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
  await beginAnew(ctx, orderId)
  const ended = await ctx.tx.stockHold.findFirst({
    where: { tenantId: ctx.tenantId, orderId, endedAt: null, endsAt: { lte: ctx.clock.now() } },
    select: { orderId: true },
  })
  if (ended === null) return
  const mayEnd = order.status === 'awaiting_payment' && !(await awaitsAnswer(ctx, orderId))
  if (mayEnd) await releaseStock(ctx, { orderId })
  else await setHoldEnd(ctx, orderId, null)
}

/** A hold from a time when our clock ran ahead begins now, and ends as much later as it was to. */
async function beginAnew(ctx: TxCtx, orderId: string): Promise<void> {
  const now = ctx.clock.now()
  await ctx.tx.$executeRaw`
    UPDATE stock_holds h SET held_at = ${now}::timestamptz, ends_at = ${now}::timestamptz + (h.ends_at - h.held_at)
    WHERE h.tenant_id = ${ctx.tenantId}::uuid AND h.order_id = ${orderId}::uuid AND h.ended_at IS NULL
      AND h.held_at > ${latestInstant(now)}::timestamptz`
}
