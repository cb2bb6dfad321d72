import { PaymentMethod } from '../../../lib/payment-method.ts'
import type { TxCtx } from '../../context.ts'
import { PAYMENT_METHODS } from '../methods/payment-methods.ts'

/**
 * What of an order's money may be on its way: `prompt` while one can still be answered on a phone, `part` when some of it
 * has arrived, `none` when nothing moves before the customer does something herself (an instruction, a card link).
 */
export async function moneyUnderWay(ctx: TxCtx, orderId: string): Promise<'prompt' | 'part' | 'none'> {
  const pushed = PaymentMethod.options.filter((method) => PAYMENT_METHODS[method].isPushed)
  const [row] = await ctx.tx.$queryRaw<{ prompt: boolean | null; part: boolean | null }[]>`
    SELECT bool_or(a.status IN ('partially_paid', 'paid')) AS part,
      bool_or(a.method = ANY (${pushed}) AND a.status IN ('created', 'submitting', 'submit_unknown', 'pending')) AS prompt
    FROM payment_attempts a WHERE a.tenant_id = ${ctx.tenantId}::uuid AND a.order_id = ${orderId}::uuid`
  if (row?.part === true) return 'part'
  return row?.prompt === true ? 'prompt' : 'none'
}
