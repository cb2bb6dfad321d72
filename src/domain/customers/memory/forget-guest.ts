import { recordAudit } from '../../audit/index.ts'
import type { Ctx } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { updatePreferences } from '../update-preferences.ts'

/** Erases what is remembered of a customer and withdraws her consent to it, as staff do on her wish. Throws `not_found`. */
export async function forgetGuest(ctx: Ctx, { customerId }: { customerId: string }): Promise<void> {
  await updatePreferences({ ...ctx, customerId }, { memory: false, source: ctx.actor })
}

const SILENT_MONTHS = 24

/** Erases what is remembered of somebody who has said nothing for two years. Her consent stands: she may come back. */
export async function forgetSilentGuest(
  ctx: Ctx,
  { customerId }: { customerId: string },
): Promise<'forgotten' | 'stale'> {
  const { tenantId } = ctx
  const since = ctx.clock.now()
  since.setUTCMonth(since.getUTCMonth() - SILENT_MONTHS)
  return ctx.transaction(async (ctx) => {
    const customer = await ctx.tx.customer.findFirst({
      where: { tenantId, id: customerId },
      select: { lastSeenAt: true },
    })
    if (customer === null) throw new AppError('not_found', 'there is no such customer')
    if (customer.lastSeenAt >= since) return 'stale'
    const { count } = await ctx.tx.customerMemory.deleteMany({ where: { tenantId, customerId } })
    const audited = { action: 'customer.memory_expired', subjectType: 'customer', subjectId: customerId }
    await recordAudit(ctx, { ...audited, data: { count } })
    return 'forgotten'
  })
}
