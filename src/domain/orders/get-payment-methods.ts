import { z } from 'zod'
import type { Ctx } from '../context.ts'
import { AppError } from '../errors.ts'
import { MPESA, STK_LIMITS } from '../payments/index.ts'
import { PaymentMethod, parseTenantSettings } from '../tenancy/index.ts'

export const PaymentMethodView = z.strictObject({
  method: PaymentMethod,
  enabled: z.boolean(),
  /** Why not: 'not_enabled' by the shop, 'not_configured', 'not_available' here yet, 'amount_out_of_range'. */
  reason: z.enum(['not_enabled', 'not_configured', 'not_available', 'amount_out_of_range']).nullable(),
})
export type PaymentMethodView = z.infer<typeof PaymentMethodView>

/** How this shop can be paid, or this order when one is named. One statement. Throws `not_found` for an order that is not hers. */
export async function getPaymentMethods(ctx: Ctx, input: { orderId: string | null }): Promise<PaymentMethodView[]> {
  const [row] = await ctx.tx(
    (tx) => tx.$queryRaw<{ settings: unknown; hasAccount: boolean; totalMinor: number | null }[]>`
      SELECT t.settings, EXISTS (SELECT FROM payment_accounts a WHERE a.tenant_id = t.id AND a.provider = ${MPESA}) AS "hasAccount",
        (SELECT o.total_minor FROM orders o WHERE o.tenant_id = t.id AND o.id = ${input.orderId}::uuid
          AND (${ctx.customerId}::uuid IS NULL OR o.customer_id = ${ctx.customerId}::uuid)) AS "totalMinor"
      FROM tenants t WHERE t.id = ${ctx.tenantId}::uuid`,
  )
  if (!row) throw new AppError('not_found', 'there is no such tenant')
  if (input.orderId !== null && row.totalMinor === null) throw new AppError('not_found', 'there is no such order')
  const { payments } = parseTenantSettings(row.settings)
  return PaymentMethod.options.map((method) => {
    const reason = whyNot(method, payments[method], row)
    return { method, enabled: reason === null, reason }
  })
}

function whyNot(
  method: PaymentMethod,
  wanted: boolean,
  facts: { hasAccount: boolean; totalMinor: number | null },
): PaymentMethodView['reason'] {
  if (!wanted) return 'not_enabled'
  if (method !== 'stk') return 'not_available'
  if (!facts.hasAccount) return 'not_configured'
  const { totalMinor } = facts
  const inRange =
    totalMinor === null || (totalMinor >= STK_LIMITS.minAmountMinor && totalMinor <= STK_LIMITS.maxAmountMinor)
  return inRange ? null : 'amount_out_of_range'
}
