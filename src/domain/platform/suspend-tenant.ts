import { recordAudit } from '../audit/index.ts'
import type { Ctx } from '../context.ts'
import { closeTenant } from '../tenancy/index.ts'
import { getOperatedTenant } from './get-operated-tenant.ts'
import type { OperatedTenant } from './schemas.ts'

/**
 * Closes a shop with a reason or, with null, opens it again. Its webhooks are nobody's and its people are out while it is closed; all
 * it has is kept. Saying it again changes nothing. Both the shop's audit and the platform's say so. Throws `not_found`.
 * @param shop a ctx of that shop
 */
export async function suspendTenant(
  ctx: Ctx,
  shop: Ctx,
  { reason }: { reason: string | null },
): Promise<OperatedTenant> {
  const { tenantId: subjectId } = await getOperatedTenant(shop)
  const action = reason === null ? 'tenant.resumed' : 'tenant.suspended'
  const fact = { action, subjectType: 'tenant', subjectId, data: { reason } }
  const changed = await shop.transaction(async (shop) => {
    const closed = await closeTenant(shop, { reason })
    if (closed) await recordAudit(shop, fact)
    return closed
  })
  if (changed) await ctx.transaction((ctx) => recordAudit(ctx, fact))
  return getOperatedTenant(shop)
}
