import { carrierWords } from '../../../lib/carrier-words.ts'
import { isStale } from '../../../lib/is-stale.ts'
import { recordAudit } from '../../audit/index.ts'
import type { Ctx, OrderNoticeKey, TxCtx } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { createTicket } from '../../handoff/index.ts'
import { goodsMovesOf } from '../desk/goods-moves.ts'
import { tellOfOrder } from '../desk/tell-of-order.ts'
import { getOrderRow, type OrderRow } from '../get-order-row.ts'
import { transitionOrder } from '../transition-order.ts'
import type { Carrier, FulfilmentStage } from './schemas.ts'

/** Where goods can be moved to by anybody's word: `to_prepare` they are by being paid for. */
type Moved = Exclude<FulfilmentStage, 'to_prepare'>

/** What goes with it for the order itself: goods that have left leave nothing to change, and those that came back a question. */
const ORDER_BECOMES: Record<Moved, 'fulfilled' | 'needs_review' | null> = {
  ready: null,
  handed_over: 'fulfilled',
  dispatched: 'fulfilled',
  delivered: 'fulfilled',
  returned: 'needs_review',
}

/**
 * Says where the goods of a paid order are, and tells its customer, once. `already`: they are there, and nothing is done; `stale`: the
 * order is another than the one that was seen.
 * @param input `seen`: the version that was looked at; null to move whatever is there
 * Throws `not_found`, `conflict` for a move that the table does not have, `invalid_input` for a carrier of goods that nobody carries.
 */
export async function moveGoods(
  ctx: Ctx,
  input: { orderId: string; to: FulfilmentStage; carrier: Carrier | null; note: string | null; seen: number | null },
): Promise<'moved' | 'already' | 'stale'> {
  const { orderId, to, carrier, note, seen } = input
  return ctx.transaction(async (ctx) => {
    const order = await getOrderRow(ctx, { orderId, lock: true })
    if (carrier !== null && to !== 'dispatched') {
      throw new AppError('invalid_input', 'carrier: only goods that are dispatched have one')
    }
    if (order.stage === to) return 'already'
    if (isStale(seen, order)) return 'stale'
    if (to === 'to_prepare' || !goodsMovesOf(order).some((move) => move.to === to)) throw impossible(order, to)
    await writeStage(ctx, order, to, carrier)
    await recordAudit(ctx, {
      action: `order.goods_${to}`,
      subjectType: 'order',
      subjectId: orderId,
      data: { from: order.stage, to, ...(note === null ? {} : { note }), ...(carrier === null ? {} : { carrier }) },
    })
    ctx.tell({ kind: 'order', id: orderId })
    await moveWith(ctx, order, to, note)
    await tellOfOrder(ctx, order, `goods_${to}`, (say) => ({ about: aboutGoods(order, to, carrier, say) }))
    return 'moved'
  })
}

function impossible({ reference, status, stage }: OrderRow, to: FulfilmentStage): AppError {
  const where = stage === null ? 'has no goods that are paid for' : `is ${status} with its goods ${stage}`
  return new AppError('conflict', `order ${reference} ${where}: they cannot become ${to}`)
}

async function writeStage(ctx: TxCtx, { id }: OrderRow, to: Moved, carrier: Carrier | null): Promise<void> {
  const now = ctx.clock.now()
  const carried = {
    carrierKind: carrier?.kind ?? null,
    carrierName: carrier?.name ?? null,
    carrierPhone: carrier?.phone ?? null,
    carrierWaybill: carrier?.waybill ?? null,
  }
  await ctx.tx.order.updateMany({
    where: { tenantId: ctx.tenantId, id },
    data: { fulfilmentStage: to, stagedAt: now, updatedAt: now, ...(to === 'dispatched' ? carried : {}) },
  })
}

async function moveWith(ctx: TxCtx, order: OrderRow, stage: Moved, note: string | null): Promise<void> {
  const to = ORDER_BECOMES[stage]
  if (to === null) return
  await transitionOrder(ctx, { orderId: order.id, to, reason: `goods ${stage}` })
  if (stage !== 'returned') return
  const { conversationId, customerId, reference } = order
  const summary = `The goods of order ${reference} came back${note === null ? '' : `: ${note}`}`
  const asked = { reason: 'payment_review', summary, journey: 'orders', step: 'goods_returned' } as const
  await createTicket({ ...ctx, conversationId, customerId }, asked)
}

/** Where she fetches them, or who brings them; nothing where the sentence says neither, or nobody has said where. */
function aboutGoods(
  { fulfilment }: OrderRow,
  to: Moved,
  carrier: Carrier | null,
  say: (key: OrderNoticeKey) => string,
): string {
  if (to === 'ready') return [fulfilment?.placeName, fulfilment?.address].filter(Boolean).join(', ')
  if (to !== 'dispatched') return ''
  return carrierWords(carrier, say)
}
