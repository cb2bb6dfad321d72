import { z } from 'zod'
import { PaymentMethod } from '../../../lib/payment-method.ts'
import type { TxCtx } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { parseTenantSettings } from '../../tenancy/index.ts'
import { PAYMENT_METHODS } from '../methods/payment-methods.ts'

export const PaymentMethodView = z.strictObject({
  method: PaymentMethod,
  enabled: z.boolean(),
  /**
   * Why not: 'not_enabled' by the shop, 'not_configured' (it has no account), 'amount_out_of_range' or 'other_currency' for
   * this order, or for all orders of a shop with that currency.
   */
  reason: z.enum(['not_enabled', 'not_configured', 'amount_out_of_range', 'other_currency']).nullable(),
})
export type PaymentMethodView = z.infer<typeof PaymentMethodView>

interface Facts {
  settings: unknown
  /** Where the shop has an account. */
  providers: string[]
  totalMinor: number | null
  /** The order's; the shop's when none is named. */
  currency: string | null
}

/** How this shop can be paid, or this order when one is named. One statement. Throws `not_found` for an order that is not hers. */
export async function payableMethods(
  ctx: TxCtx,
  { orderId }: { orderId: string | null },
): Promise<PaymentMethodView[]> {
  const [facts] = await ctx.tx.$queryRaw<Facts[]>`
    SELECT t.settings, ARRAY(SELECT DISTINCT a.provider FROM payment_accounts a WHERE a.tenant_id = t.id) AS providers,
      o.total_minor AS "totalMinor", coalesce(o.currency, t.settings->>'currency') AS currency
    FROM tenants t LEFT JOIN orders o ON o.tenant_id = t.id AND o.id = ${orderId}::uuid
      AND (${ctx.customerId}::uuid IS NULL OR o.customer_id = ${ctx.customerId}::uuid)
    WHERE t.id = ${ctx.tenantId}::uuid`
  if (!facts) throw new AppError('not_found', 'there is no such tenant')
  if (orderId !== null && facts.totalMinor === null) throw new AppError('not_found', 'there is no such order')
  const { payments } = parseTenantSettings(facts.settings)
  return PaymentMethod.options.map((method) => {
    const reason = payments[method] ? whyNot(method, facts) : 'not_enabled'
    return { method, enabled: reason === null, reason }
  })
}

function whyNot(method: PaymentMethod, facts: Facts): PaymentMethodView['reason'] {
  const { provider, misfitOf } = PAYMENT_METHODS[method]
  return facts.providers.includes(provider) ? misfitOf(facts) : 'not_configured'
}
