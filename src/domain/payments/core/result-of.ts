import type { PaymentMethod } from '../../../lib/payment-method.ts'
import type { Ctx } from '../../context.ts'
import { PAYMENT_METHODS } from '../methods/payment-methods.ts'
import type { PromptResult } from '../schemas.ts'

/** What the code means that an attempt was left with; null where it has none, or its provider has no such codes. */
export function resultOf(
  ctx: Ctx,
  { method, resultCode }: { method: PaymentMethod; resultCode: string | null },
): PromptResult | null {
  return resultCode === null ? null : (PAYMENT_METHODS[method].resultOf?.(ctx, resultCode) ?? null)
}
