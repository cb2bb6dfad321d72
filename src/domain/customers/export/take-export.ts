import { recordAudit } from '../../audit/index.ts'
import type { Ctx } from '../../context.ts'

/** Whose export it is that is taken now; null when it was taken before, or has ended. */
export async function takeExport(ctx: Ctx, { exportId }: { exportId: string }): Promise<{ customerId: string } | null> {
  return ctx.transaction(async (ctx) => {
    const now = ctx.clock.now()
    const where = { tenantId: ctx.tenantId, id: exportId }
    const { count } = await ctx.tx.customerExport.updateMany({
      where: { ...where, takenAt: null, expiresAt: { gt: now } },
      data: { takenAt: now },
    })
    if (count === 0) return null
    const { customerId } = await ctx.tx.customerExport.findFirstOrThrow({ where, select: { customerId: true } })
    const audited = { action: 'customer.export_taken', subjectType: 'customer', subjectId: customerId }
    await recordAudit(ctx, { ...audited, data: { exportId } })
    return { customerId }
  })
}
