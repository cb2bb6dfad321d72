import { z } from 'zod'
import type { Ctx, Tx } from '../context.ts'
import { AppError } from '../errors.ts'
import { PaymentMethod, parseTenantSettings } from '../tenancy/index.ts'
import { STK_LIMITS } from './limits.ts'
import { MPESA, PESAPAL } from './schemas.ts'

export const PaymentMethodView = z.strictObject({
  method: PaymentMethod,
  enabled: z.boolean(),
  /** Why not: 'not_enabled' by the shop, 'not_configured' (it has no account), 'amount_out_of_range' for this order. */
  reason: z.enum(['not_enabled', 'not_configured', 'amount_out_of_range']).nullable(),
})
export type PaymentMethodView = z.infer<typeof PaymentMethodView>

interface Facts {
  settings: unknown
  hasMpesa: boolean
  hasPesapal: boolean
  totalMinor: number | null
}

/** How this shop can be paid, or this order when one is named. One statement. Throws `not_found` for an order that is not hers. */
export async function payableMethods(
  tx: Tx,
  ctx: Ctx,
  { orderId }: { orderId: string | null },
): Promise<PaymentMethodView[]> {
  const [facts] = await tx.$queryRaw<Facts[]>`
    SELECT t.settings,
      EXISTS (SELECT FROM payment_accounts a WHERE a.tenant_id = t.id AND a.provider = ${MPESA}) AS "hasMpesa",
      EXISTS (SELECT FROM payment_accounts a WHERE a.tenant_id = t.id AND a.provider = ${PESAPAL}) AS "hasPesapal",
      (SELECT o.total_minor FROM orders o WHERE o.tenant_id = t.id AND o.id = ${orderId}::uuid
        AND (${ctx.customerId}::uuid IS NULL OR o.customer_id = ${ctx.customerId}::uuid)) AS "totalMinor"
    FROM tenants t WHERE t.id = ${ctx.tenantId}::uuid`
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
  const { totalMinor } = facts
  if (totalMinor === null) return null
  if (method === 'card') return totalMinor > 0 ? null : 'amount_out_of_range'
  const movable = totalMinor >= STK_LIMITS.minAmountMinor && totalMinor <= STK_LIMITS.maxAmountMinor
  return movable ? null : 'amount_out_of_range'
}
