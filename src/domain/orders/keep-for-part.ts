import type { TxCtx } from '../context.ts'
import { readSettings } from '../tenancy/index.ts'
import type { OrderRow } from './get-order-row.ts'
import { holdFacts } from './hold-facts.ts'
import { longestHoldSeconds } from './longest-hold-seconds.ts'
import { releaseStock } from './release-stock.ts'
import { setHoldEnd } from './set-hold-end.ts'

/**
 * A part of the money has come. Half of it keeps the goods until a person has decided; less gives time for the rest, but
 * shillings cannot keep the last of something all day. Call under the order's lock, with its stock held.
 */
export async function keepForPart(ctx: TxCtx, order: OrderRow, { dueMinor }: { dueMinor: number }): Promise<void> {
  if (dueMinor * 2 <= order.totalMinor) return setHoldEnd(ctx, order.id, null)
  const { holds } = await readSettings(ctx)
  const { endsAt, usedSeconds } = await holdFacts(ctx, order)
  const now = ctx.clock.now().getTime()
  const more = Math.min(holds.byHandMinutes * 60, 2 * longestHoldSeconds(holds) - usedSeconds)
  const until = Math.max(endsAt?.getTime() ?? 0, now + more * 1000)
  if (until <= now) return releaseStock(ctx, { orderId: order.id })
  return setHoldEnd(ctx, order.id, new Date(until))
}
