import { Prisma } from '../../../prisma/generated/client.ts'
import type { Ctx, TxCtx } from '../context.ts'
import { AppError } from '../errors.ts'
import { type ChangeOutcome, changeOrder } from './change-order.ts'
import { createDraft } from './create-draft.ts'
import { readOrders, toOrderView } from './internal.ts'
import { orderChanges } from './order-changes.ts'
import type { OrderWish } from './reprice-order.ts'
import type { OrderChange, OrderView } from './schemas.ts'
import { sellableLines } from './sellable-lines.ts'

/**
 * Writes a cart as the open draft, or over an unpaid order, and says what of its figures has changed by itself since it was
 * written last. `dropUnavailable`: what cannot be had any more is left out and told of, instead of refusing the whole.
 * Throws what `createDraft` and `changeOrder` throw, and `out_of_stock` when nothing is left.
 */
export async function writeCart(
  ctx: Ctx,
  input: OrderWish & { orderId: string | null; dropUnavailable: boolean },
): Promise<{ outcome: 'drafted' | ChangeOutcome; order: OrderView; changes: OrderChange[] }> {
  const { orderId, fulfilment, dropUnavailable } = input
  return ctx.transaction(async (ctx) => {
    const before = await writtenBefore(ctx, orderId)
    const { lines, gone } = dropUnavailable ? await sellableLines(ctx, input) : { lines: input.lines, gone: [] }
    if (dropUnavailable && lines.length === 0) throw new AppError('out_of_stock', 'nothing of this order can be had')
    const { outcome, order } =
      orderId === null
        ? { outcome: 'drafted' as const, order: await createDraft(ctx, { lines, fulfilment }) }
        : await changeOrder(ctx, { orderId, lines, fulfilment })
    const isWritten = outcome === 'drafted' || outcome === 'changed'
    if (!isWritten) return { outcome, order, changes: [] }
    return { outcome, order, changes: [...gone, ...(before === null ? [] : orderChanges(before, order))] }
  })
}

async function writtenBefore(ctx: TxCtx, orderId: string | null): Promise<OrderView | null> {
  const where =
    orderId === null
      ? Prisma.sql`o.conversation_id = ${ctx.conversationId}::uuid AND o.status = 'draft'`
      : Prisma.sql`o.id = ${orderId}::uuid AND o.customer_id = ${ctx.customerId}::uuid`
  const [order] = await readOrders(ctx, where, 1)
  return order === undefined ? null : toOrderView(order, null, ctx.clock.now())
}
