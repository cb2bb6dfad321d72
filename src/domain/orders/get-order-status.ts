import { Prisma } from '../../../prisma/generated/client.ts'
import { parseReference } from '../../lib/reference.ts'
import type { Ctx, TxCtx } from '../context.ts'
import { AppError } from '../errors.ts'
import { paymentViewOf, refreshPayment } from '../payments/index.ts'
import { readOrders, type StoredOrder, toOrderView } from './internal.ts'
import type { OrderView } from './schemas.ts'

const NEWEST = 5

/**
 * Orders of this customer with their newest payment. By id (throws `not_found` for one that is not hers), by reference as
 * she typed it (none when she has no such order), or the newest five. With `refreshPayment` the provider is asked first
 * about the newest of them that waits for money; then this calls the network and must not run inside a transaction.
 */
export async function getOrderStatus(
  ctx: Ctx,
  input: { orderId: string | null; reference: string | null; refreshPayment: boolean },
): Promise<OrderView[]> {
  const where = selection(ctx, input)
  if (input.refreshPayment) {
    const waiting = await ctx.transaction((ctx) => readOrders(ctx, where, NEWEST))
    const asked = waiting.find((order) => order.status === 'awaiting_payment')
    if (asked) await refreshPayment(ctx, { orderId: asked.orderId })
  }
  const orders = await ctx.transaction(async (ctx) => withPayments(ctx, await readOrders(ctx, where, NEWEST)))
  if (orders.length === 0 && input.orderId !== null) throw new AppError('not_found', 'there is no such order')
  return orders
}

function selection(ctx: Ctx, input: { orderId: string | null; reference: string | null }): Prisma.Sql {
  if (ctx.customerId === null) throw new AppError('invalid_input', 'this work has no customer')
  const hers = Prisma.sql`o.customer_id = ${ctx.customerId}::uuid`
  if (input.orderId !== null) return Prisma.sql`${hers} AND o.id = ${input.orderId}::uuid`
  if (input.reference !== null) return Prisma.sql`${hers} AND o.reference = ${parseReference(input.reference) ?? ''}`
  return hers
}

async function withPayments(ctx: TxCtx, orders: StoredOrder[]): Promise<OrderView[]> {
  const ids = orders.filter((order) => order.status !== 'draft').map((order) => order.orderId)
  const payments = ids.length === 0 ? new Map() : await paymentViewOf(ctx, ids)
  return orders.map((order) => toOrderView(order, payments.get(order.orderId) ?? null, ctx.clock.now()))
}
