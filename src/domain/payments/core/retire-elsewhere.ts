import type { TxCtx } from '../../context.ts'
import { PAYMENT_METHODS } from '../methods/payment-methods.ts'

/** Takes an order's open attempts, but one, back from those providers that can be told. Call under the order's lock. */
export async function retireElsewhere(ctx: TxCtx, orderId: string, keptAttemptId: string | null): Promise<void> {
  for (const { retire } of Object.values(PAYMENT_METHODS)) await retire?.(ctx, orderId, keptAttemptId)
}
