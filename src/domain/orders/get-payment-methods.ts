import type { Ctx } from '../context.ts'
import { type PaymentMethodView, payableMethods } from '../payments/index.ts'

/** How this shop can be paid, or this order when one is named. Throws `not_found` for an order that is not hers. */
export async function getPaymentMethods(ctx: Ctx, input: { orderId: string | null }): Promise<PaymentMethodView[]> {
  return ctx.transaction((ctx) => payableMethods(ctx, input))
}
