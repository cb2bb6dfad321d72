import type { Ctx } from '../../context.ts'
import type { PaymentView } from '../../orders/index.ts'
import { PAYMENT_METHODS } from '../methods/payment-methods.ts'
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
  for (const attempt of attempts.filter(mayChange)) {
    await settlePayment(ctx, { attemptId: attempt.id, ask: 'now' })
  }
  return (await ctx.transaction((ctx) => paymentViewOf(ctx, [orderId]))).get(orderId) ?? null
}

/** Also one that has failed, where its payer may try again: then the failure is not the last word. */
function mayChange(attempt: OrdersAttempt): boolean {
  if (isUnresolved(attempt)) return true
  const { method, status, closedAt } = attempt
  return !PAYMENT_METHODS[method].isFailureFinal && status === 'failed' && closedAt === null
}
