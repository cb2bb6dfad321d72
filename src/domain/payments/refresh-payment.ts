import type { Ctx } from '../context.ts'
import type { PaymentView } from '../orders/index.ts'
import { isUnresolved } from './attempt.ts'
import { type OrdersAttempt, ordersAttempts } from './orders-attempts.ts'
import { paymentViewOf } from './payment-view.ts'
import { settlePayment } from './settle-payment.ts'

/**
 * Asks the provider about every attempt of an order that has no result yet, and gives the payment as it is then; null
 * when none was started. Calls the network: not inside a transaction.
 */
export async function refreshPayment(ctx: Ctx, { orderId }: { orderId: string }): Promise<PaymentView | null> {
  const attempts = await ctx.transaction((ctx) => ordersAttempts(ctx, orderId))
  for (const attempt of attempts.filter((one) => isUnresolved(one) || mayBeRetried(one))) {
    await settlePayment(ctx, { attemptId: attempt.id, ask: 'now' })
  }
  return (await ctx.transaction((ctx) => paymentViewOf(ctx, [orderId]))).get(orderId) ?? null
}

/** The page of a declined card takes another try, so its failure is not the last word. */
function mayBeRetried({ method, status, closedAt }: OrdersAttempt): boolean {
  return method === 'card' && status === 'failed' && closedAt === null
}
