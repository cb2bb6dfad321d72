import { isStale } from '../../../lib/is-stale.ts'
import type { Ctx, TxCtx } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { createTicket, resolveReason } from '../../handoff/index.ts'
import { moneyUnderWay, receiptsOf, refundsOf, supersedePayments } from '../../payments/index.ts'
import { getOrderRow, type OrderRow } from '../get-order-row.ts'
import { releaseStock } from '../release-stock.ts'
import { returnStock } from '../return-stock.ts'
import type { OrderStatus } from '../schemas.ts'
import { settleStock } from '../settle-stock.ts'
import { takeStockAgain } from '../take-stock-again.ts'
import { transitionOrder } from '../transition-order.ts'
import { refusalOf } from './staff-moves.ts'
import { standingOf } from './standing-of.ts'
import { tellOfOrder } from './tell-of-order.ts'

/**
 * Moves an order by the word of a person, with all that goes with it: its stock, its payments, the ticket about it, and what its
 * customer hears. `already`: it is there, and nothing is done; `stale`: it is another than the one that was seen.
 * @param input `seen`: the version that was looked at; null to move whatever is there
 * Throws `not_found`, `conflict` with what to do instead, `out_of_stock`.
 */
export async function moveOrder(
  ctx: Ctx,
  { orderId, to, reason, seen }: { orderId: string; to: OrderStatus; reason: string; seen: number | null },
): Promise<'moved' | 'already' | 'stale'> {
  return ctx.transaction(async (ctx) => {
    const order = await getOrderRow(ctx, { orderId, lock: true })
    if (order.status === to) return 'already'
    if (isStale(seen, order)) return 'stale'
    await insistOnMove(ctx, order, to)
    if (to === 'cancelled') await letGo(ctx, order)
    if (to === 'paid') await takeGoods(ctx, order)
    await transitionOrder(ctx, { orderId, to, reason })
    if (to === 'needs_review') await callPerson(ctx, order, reason)
    else await closeCase(ctx, order, reason)
    if (to === 'cancelled' && order.status !== 'draft') await tellOfOrder(ctx, order, 'order_cancelled')
    if (to === 'paid') await tellOfOrder(ctx, order, 'order_goes_on')
    return 'moved'
  })
}

async function insistOnMove(ctx: TxCtx, order: OrderRow, to: OrderStatus): Promise<void> {
  const money = await receiptsOf(ctx, order.id)
  const refunds = await refundsOf(ctx, order.id)
  const isPrompted = (await moneyUnderWay(ctx, order.id)) === 'prompt'
  const refusal = refusalOf(standingOf(order, { money, refunds, isPrompted }), to)
  if (refusal !== null) throw new AppError('conflict', refusal)
}

/** Nobody can pay it any more, and whatever of it is still in the shop is for sale. */
async function letGo(ctx: TxCtx, { id: orderId, stage }: OrderRow): Promise<void> {
  await supersedePayments(ctx, orderId)
  await releaseStock(ctx, { orderId })
  if (stage === null || stage === 'to_prepare' || stage === 'ready' || stage === 'returned') {
    await returnStock(ctx, { orderId })
  }
  if (stage === 'to_prepare' || stage === 'ready') {
    await ctx.tx.order.updateMany({
      where: { tenantId: ctx.tenantId, id: orderId },
      data: { fulfilmentStage: null, stagedAt: null },
    })
  }
}

async function takeGoods(ctx: TxCtx, { id: orderId, reference, stockState }: OrderRow): Promise<void> {
  if (stockState === 'settled') return
  if ((await takeStockAgain(ctx, { orderId })) !== 'held') {
    throw new AppError('out_of_stock', `the goods of order ${reference} are gone`)
  }
  await settleStock(ctx, { orderId })
}

async function callPerson(ctx: TxCtx, order: OrderRow, reason: string): Promise<void> {
  const { conversationId, customerId, reference } = order
  await createTicket(
    { ...ctx, conversationId, customerId },
    { reason: 'payment_review', summary: `Order ${reference}: ${reason}`, journey: 'orders', step: 'look_into' },
  )
}

/** The ticket about the orders of a conversation is solved with the last of them that waited for a person. */
async function closeCase(ctx: TxCtx, { id, conversationId }: OrderRow, reason: string): Promise<void> {
  const others = await ctx.tx.order.count({
    where: { tenantId: ctx.tenantId, conversationId, status: 'needs_review', id: { not: id } },
  })
  if (others === 0) await resolveReason(ctx, { conversationId, reason: 'payment_review', note: reason })
}
