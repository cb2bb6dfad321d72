import { Prisma } from '../../../prisma/generated/client.ts'
import { canonicalJson } from '../../lib/canonical-json.ts'
import { recordAudit } from '../audit/index.ts'
import type { Ctx, TxCtx } from '../context.ts'
import type { FulfilmentChoice } from '../fulfilment/index.ts'
import { moneyUnderWay, paymentViewOf, supersedePayments } from '../payments/index.ts'
import { changeFulfilment } from './change-fulfilment.ts'
import { getOrderRow, type OrderRow } from './get-order-row.ts'
import { readOrders, toOrderView } from './internal.ts'
import { releaseStock } from './release-stock.ts'
import { type OrderWish, repriceOrder } from './reprice-order.ts'
import type { CartLine, OrderView } from './schemas.ts'
import { choiceOf } from './stored-fulfilment.ts'

export type ChangeOutcome = 'changed' | 'payment_pending' | 'too_late' | 'needs_person'

/**
 * Writes exactly these lines over an order that is not paid, repriced from the catalog; its number stays. Instructions
 * and links for the old total no longer count. The units it held are given back first, so that they can be ordered
 * again, and are held anew when a payment of the new total is started. `payment_pending`: a prompt is live; `too_late`:
 * it is closed, or some of its money has arrived.
 *
 * The same lines with another fulfilment only send it another way, which leaves payments alone as long as the total
 * stays, and is possible until the goods have left: `needs_person` when what was paid does not cover it. Throws
 * `not_found` for an order that is not hers, and what `repriceOrder` throws.
 */
export async function changeOrder(
  ctx: Ctx,
  input: OrderWish & { orderId: string },
): Promise<{ outcome: ChangeOutcome; order: OrderView }> {
  return ctx.transaction(async (ctx) => {
    const order = await getOrderRow(ctx, { orderId: input.orderId, lock: true })
    const sent = await sendAnotherWay(ctx, order, input)
    const outcome = sent ?? (await decide(ctx, order))
    const isRewritten = sent === null && outcome === 'changed'
    if (isRewritten) await rewrite(ctx, order, input)
    const [view] = await readOrders(ctx, Prisma.sql`o.id = ${order.id}::uuid`, 1)
    if (!view) throw new Error('an order that was locked is gone')
    // The payment of a rewritten order is still to be started.
    const payments = isRewritten ? null : await paymentViewOf(ctx, [order.id])
    return { outcome, order: toOrderView(view, payments?.get(order.id) ?? null, ctx.clock.now()) }
  })
}

/** Null when there is more to change than the way, or when the total moves with it. */
async function sendAnotherWay(
  ctx: TxCtx,
  order: OrderRow,
  { lines, fulfilment }: OrderWish,
): Promise<'changed' | 'needs_person' | null> {
  if (order.status !== 'awaiting_payment' && order.status !== 'paid') return null
  if (!fulfilment || isSameWay(order, fulfilment) || !(await hasLines(ctx, order, lines))) return null
  const outcome = await changeFulfilment(ctx, order, fulfilment)
  return outcome === 'reprice' ? null : outcome
}

function isSameWay({ fulfilment }: OrderRow, choice: FulfilmentChoice): boolean {
  return fulfilment !== null && canonicalJson(choiceOf(fulfilment)) === canonicalJson(choice)
}

async function hasLines(ctx: TxCtx, { id }: OrderRow, lines: readonly CartLine[]): Promise<boolean> {
  const stored = await ctx.tx.orderLine.findMany({
    where: { tenantId: ctx.tenantId, orderId: id },
    select: { variantId: true, quantity: true },
  })
  return canonicalJson(unitsOf(stored)) === canonicalJson(unitsOf(lines))
}

function unitsOf(lines: readonly CartLine[]): Record<string, number> {
  const units: Record<string, number> = {}
  for (const { variantId, quantity } of lines) units[variantId] = (units[variantId] ?? 0) + quantity
  return units
}

async function decide(ctx: TxCtx, { id, status }: OrderRow): Promise<ChangeOutcome> {
  if (status === 'draft') return 'changed'
  if (status !== 'awaiting_payment') return 'too_late'
  const money = await moneyUnderWay(ctx, id)
  if (money === 'none') return 'changed'
  return money === 'prompt' ? 'payment_pending' : 'too_late'
}

async function rewrite(ctx: TxCtx, order: OrderRow, wish: OrderWish): Promise<void> {
  await supersedePayments(ctx, order.id)
  await releaseStock(ctx, { orderId: order.id })
  const priced = await repriceOrder(ctx, order, wish)
  await recordAudit(ctx, {
    action: 'order.changed',
    subjectType: 'order',
    subjectId: order.id,
    data: {
      status: order.status,
      subtotalMinor: priced.subtotalMinor,
      discountMinor: priced.chosen?.discountMinor ?? 0,
      lines: priced.lines.length,
    },
  })
}
