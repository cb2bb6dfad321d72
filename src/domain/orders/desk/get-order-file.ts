import { Prisma } from '../../../../prisma/generated/client.ts'
import type { Ctx } from '../../context.ts'
import { AppError } from '../../errors.ts'
import {
  attemptsOf,
  type ListedAttempt,
  moneyUnderWay,
  type OrderReceipt,
  openReviewIds,
  paymentViewOf,
  type RefundView,
  receiptsOf,
  refundsOf,
  type SharingFile,
  sharesOf,
} from '../../payments/index.ts'
import { getOrderRow, type OrderRow } from '../get-order-row.ts'
import { readOrders, toOrderView } from '../internal.ts'
import type { OrderView } from '../schemas.ts'
import { goodsMovesOf } from './goods-moves.ts'
import { type OrderFacts, orderFacts } from './order-facts.ts'
import { readTimeline, type TimelineEntry } from './read-timeline.ts'
import { type StaffMove, staffMovesOf } from './staff-moves.ts'
import { standingOf } from './standing-of.ts'

/** All of an order as staff work with it. */
export interface OrderFile extends OrderFacts {
  view: OrderView
  row: OrderRow
  paidMinor: number
  dueMinor: number
  /** Null when one pays it alone. */
  sharing: SharingFile | null
  attempts: ListedAttempt[]
  money: OrderReceipt[]
  refunds: RefundView[]
  openReviewIds: string[]
  timeline: TimelineEntry[]
  moves: StaffMove[]
  goodsMoves: ReturnType<typeof goodsMovesOf>
}

/** Any order of the shop, whole: so many statements, whatever it has been through. Throws `not_found`, also for another shop's. */
export async function getOrderFile(ctx: Ctx, { orderId }: { orderId: string }): Promise<OrderFile> {
  return ctx.transaction(async (ctx) => {
    const row = await getOrderRow(ctx, { orderId, lock: false })
    const [order] = await readOrders(ctx, Prisma.sql`o.id = ${orderId}::uuid`, 1)
    if (!order) throw new AppError('not_found', 'there is no such order')
    const payment = (await paymentViewOf(ctx, [orderId])).get(orderId) ?? null
    const [money, refunds] = [await receiptsOf(ctx, orderId), await refundsOf(ctx, orderId)]
    const isPrompted = (await moneyUnderWay(ctx, orderId)) === 'prompt'
    const standing = standingOf(row, { money, isPrompted, refunds })
    const isOpen = row.status !== 'paid' && row.status !== 'fulfilled' && row.status !== 'cancelled'
    return {
      ...(await orderFacts(ctx, orderId)),
      view: toOrderView(order, payment, ctx.clock.now()),
      row,
      paidMinor: standing.allocatedMinor,
      dueMinor: isOpen ? Math.max(0, row.totalMinor - standing.allocatedMinor - standing.refundedMinor) : 0,
      sharing: await sharesOf(ctx, orderId),
      attempts: await attemptsOf(ctx, orderId),
      money,
      refunds,
      openReviewIds: await openReviewIds(ctx, orderId),
      timeline: await readTimeline(ctx, { orderId, conversationId: row.conversationId }),
      moves: staffMovesOf(standing),
      goodsMoves: goodsMovesOf(row),
    }
  })
}
