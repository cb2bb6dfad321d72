import { z } from 'zod'
import type { TxCtx } from '../context.ts'
import { AppError } from '../errors.ts'
import { PaymentMethod, parseTenantSettings } from '../tenancy/index.ts'
import { STK_LIMITS } from './limits.ts'
import { MPESA, MPESA_CURRENCY, PESAPAL } from './schemas.ts'

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
  hasMpesa: boolean
  hasPesapal: boolean
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
    SELECT t.settings,
      EXISTS (SELECT FROM payment_accounts a WHERE a.tenant_id = t.id AND a.provider = ${MPESA}) AS "hasMpesa",
      EXISTS (SELECT FROM payment_accounts a WHERE a.tenant_id = t.id AND a.provider = ${PESAPAL}) AS "hasPesapal",
      o.total_minor AS "totalMinor", coalesce(o.currency, t.settings->>'currency') AS currency
    FROM tenants t LEFT JOIN orders o ON o.tenant_id = t.id AND o.id = ${orderId}::uuid
      AND (${ctx.customerId}::uuid IS NULL OR o.customer_id = ${ctx.customerId}::uuid)
    WHERE t.id = ${ctx.tenantId}::uuid`
  if (!facts) throw new AppError('not_found', 'there is no such tenant')
  if (orderId !== null && facts.totalMinor === null) throw new AppError('not_found', 'there is no such order')
  const { payments } = parseTenantSettings(facts.settings)
  return PaymentMethod.options.map((method) => {
    const reason = whyNot(method, payments[method], facts)
    return { method, enabled: reason === null, reason }
  })
}

function whyNot(method: PaymentMethod, wanted: boolean, facts: Facts): PaymentMethodView['reason'] {
  if (!wanted) return 'not_enabled'
  if (!(method === 'card' ? facts.hasPesapal : facts.hasMpesa)) return 'not_configured'
  const { totalMinor, currency } = facts
  if (method !== 'card' && currency !== null && currency !== MPESA_CURRENCY) return 'other_currency'
  if (totalMinor === null) return null
  if (method === 'card') return totalMinor > 0 ? null : 'amount_out_of_range'
  const movable = totalMinor >= STK_LIMITS.minAmountMinor && totalMinor <= STK_LIMITS.maxAmountMinor
  return movable ? null : 'amount_out_of_range'
}
