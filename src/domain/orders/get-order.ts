import { Prisma } from '../../../prisma/generated/client.ts'
import type { Ctx } from '../context.ts'
import { AppError } from '../errors.ts'
import { paymentViewOf } from '../payments/index.ts'
import { readOrders, toOrderView } from './internal.ts'
import type { OrderView } from './schemas.ts'

/** Any order of the shop with its newest payment, for staff. Throws `not_found`, also for another shop's. */
export async function getOrder(ctx: Ctx, { orderId }: { orderId: string }): Promise<OrderView> {
  return ctx.transaction(async (ctx) => {
    const [order] = await readOrders(ctx, Prisma.sql`o.id = ${orderId}::uuid`, 1)
    if (!order) throw new AppError('not_found', 'there is no such order')
    const payments = await paymentViewOf(ctx, [orderId])
    return toOrderView(order, payments.get(orderId) ?? null, ctx.clock.now())
  })
}
